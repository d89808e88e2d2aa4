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
  commentHelp: 'What would suit you better? {client} sees your comment.',
  technicalError: 'Technical error, please try again.',
  doneTitle: 'Credit Limit Change successfully submitted',
  acceptedNow:
    'You accepted the credit limit of {limit}. It applies from now on, and {client} will confirm it by email.',
  acceptedLater:
    'You accepted the credit limit of {limit}. It applies from {date}, and {client} will confirm it by email on that day.',
  declined:
    'You declined the credit limit of {limit}. Your current limit stays the same. {client} has received your answer.',
} as const;
