export const texts = {
  inviteSubject: 'Apply for a credit account with {company}',
  inviteIntro:
    '{company} invites {contractorName} to apply for a credit account as a contractor. It takes about fifteen minutes.',
  inviteNeeded:
    'You will need: your registration and VAT numbers, the directors’ identity numbers and home addresses, your bank details, your auditor’s name and address, and your goods-in-transit (GIT) certificate.',
  inviteAction: 'Open the application',
  editSubject: 'Update your application with {company}',
  editIntro:
    '{company} asks you to check the application of {contractorName}, correct anything that has changed, and sign it again.',
  editAction: 'Open your application',
  questionSubject: '{company} needs more information from you',
  questionIntro: 'Before we can decide on your application, we need this from you:',
  questionAction: 'Answer',
  receivedSubject: 'We received your application',
  receivedIntro: 'Thank you. {company} has received the application of {contractorName}.',
  receivedReference: 'Your reference is {reference}.',
  receivedAction: 'See the status and your copy',
  receivedNext: 'We will review it and send you the status by email.',
  approvedSubject: 'Your application with {company} is approved',
  approvedIntro:
    'The application of {contractorName} with {company} is approved. Your account number is {accountNumber}.',
  approvedCredit: 'Your credit limit is {limit}.',
  approvedTerm: {
    one: 'Payment is due {count} day after the statement.',
    other: 'Payment is due {count} days after the statement.',
  },
  rejectedSubject: 'Your application with {company}',
  rejectedIntro: 'The application of {contractorName} was not approved. The reason:',
  rejectedNext: 'If you can put this right, please contact us.',
  bankChangedSubject: 'Bank details of {contractorName} were changed',
  bankChangedIntro:
    'The application we received changes the bank details of {contractorName} at {company}. They will be used only once the application is approved.',
  bankChangedWarning: 'If this was not you, tell us at once.',
  bankChangedSms: '{company}: your bank details were changed. If this was not you, tell us at once: {support}',
  submitted: 'Your application will be reviewed. An email with the status will be sent.',
  saved: 'The application of {contractorName} was saved.',
} as const;
