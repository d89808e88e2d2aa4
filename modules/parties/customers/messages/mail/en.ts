export const texts = {
  inviteSubject: 'Apply for credit with {company}',
  inviteIntro: '{company} invites you to register as a customer. It takes about ten minutes.',
  inviteNeeded:
    'You will need: your registration and VAT numbers, the directors’ identity numbers, up to four trade references, your bank details, and a confirmation letter from your bank (PDF, not older than three months).',
  inviteAction: 'Open the registration',

  editSubject: 'Check your customer details with {company}',
  editIntro: '{company} asks you to check the details of {shipperName} and correct anything that has changed.',
  editAction: 'Open your details',

  questionSubject: '{company} needs more information from you',
  questionIntro: 'Before we can decide on your application, we need this from you:',
  questionAction: 'Answer',

  receivedSubject: 'We received your application',
  receivedIntro: 'Thank you. {company} has received the application of {shipperName}.',
  receivedReference: 'Your reference is {reference}.',
  receivedAction: 'See the status and your copy',
  receivedNext: 'We will review it and send you the result by email.',

  approvedSubject: 'You are a customer of {company}',
  approvedIntro: 'The application of {shipperName} is approved. Your account number with {company} is {accountNumber}.',
  approvedCredit: 'Credit limit: {limit}. Payment is due {days} days after the invoice.',
  approvedCash: 'Credit limit: {limit}. Payment is due on delivery.',
  approvedConditions: 'Conditions: {conditions}',

  declinedSubject: 'Your application with {company}',
  declinedIntro: 'The application of {shipperName} was not approved. The reason:',
  declinedNext: 'If you can put this right, please contact us.',

  bankChangedSubject: 'Bank details of {shipperName} were changed',
  bankChangedIntro:
    'The bank details of {shipperName} at {company} were changed. They will be used only after a second person confirms them.',
  bankChangedWarning: 'If this was not you, tell us at once.',
  bankChangedSms: '{company}: your bank details were changed. If this was not you, tell us at once: {support}',

  // What the screens answer
  submitted:
    'Registration was successful. Your application will be reviewed, and an email with the status will be sent.',
  saved: 'Customer {shipperName} was saved.',
} as const;
