export const texts = {
  inviteSubject: 'Apply for a credit account with {company}',
  inviteIntro:
    '{company} invites {contractorName} to apply for a credit account as a contractor. It takes about fifteen minutes.',
  inviteNeeded:
    'Have at hand: registration and VAT number, identity numbers and home addresses of the directors, bank details, the name and address of your auditor, and your goods-in-transit (GIT) certificate.',
  inviteAction: 'Open the application',
  editSubject: 'Bring your application with {company} up to date',
  editIntro:
    '{company} asks you to check the application of {contractorName}, to correct what has changed, and to sign it again.',
  editAction: 'Open your application',
  questionSubject: '{company} needs more information from you',
  questionIntro: 'Before your application can be decided, we need this from you:',
  questionAction: 'Answer',
  receivedSubject: 'Your application has reached us',
  receivedIntro: 'Thank you. The application of {contractorName} has reached {company}.',
  receivedNext: 'It will be reviewed now. You will get an email with the status.',
  approvedSubject: 'Your application with {company} is approved',
  approvedIntro:
    'The application of {contractorName} with {company} is approved. Your account number is {accountNumber}.',
  rejectedSubject: 'Your application with {company}',
  rejectedIntro: 'The application of {contractorName} was not approved. The reason:',
  rejectedNext: 'If you can put this right, get in touch with us.',
  bankChangedSubject: 'Bank details of {contractorName} were changed',
  bankChangedIntro:
    'The bank details of {contractorName} at {company} were changed with the application that has reached us. They count only once it is approved.',
  bankChangedWarning: 'If this was not you, tell us at once.',
  bankChangedSms: '{company}: your bank details were changed. If this was not you, tell us at once: {support}',
  submitted: 'Your application will be reviewed. An email with the status will be sent.',
  saved: 'The application of {contractorName} was saved.',
} as const;
