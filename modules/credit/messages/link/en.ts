export const texts = {
  heading: 'Your new credit limit',
  intro: '{client} offers {shipperName} this credit limit. Accept it or decline it.',
  newCreditLimit: 'New Credit Limit',
  presentLimit: 'Credit limit today',
  accountNumber: 'Account number',
  from: 'From',
  fromAcceptance: 'As soon as you accept',
  until: 'Until',
  answer: 'Your answer',
  accept: 'Accept',
  decline: 'Decline',
  comment: 'Comment',
  commentHelp: 'What would suit you better? {client} reads it.',
  technicalError: 'Technical error, please try again.',
  doneTitle: 'Credit Limit Change successfully submitted',
  acceptedNow:
    'You accepted the credit limit of {limit}. It holds from now on, and {client} sends you an email about it.',
  acceptedLater:
    'You accepted the credit limit of {limit}. It holds from {date}, and {client} sends you an email on that day.',
  declined: 'You declined the credit limit of {limit}. Your present limit stays as it is. {client} has your answer.',
} as const;
