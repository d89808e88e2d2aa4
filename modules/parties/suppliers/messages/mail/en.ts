export const texts = {
  inviteSubject: 'Register as a supplier of {company}',
  inviteIntro: '{company} invites you to register as a supplier. It takes about ten minutes.',
  inviteNeeded:
    'You will need: your registration and VAT numbers, the directors’ identity numbers, your bank details and, if you carry goods, your goods-in-transit (GIT) certificate.',
  inviteAction: 'Open the registration',

  editSubject: 'Check your supplier details with {company}',
  editIntro: '{company} asks you to check the details of {carrierName} and correct anything that has changed.',
  editAction: 'Open your details',

  questionSubject: '{company} needs more information from you',
  questionIntro: 'Before we can decide on your registration, we need this from you:',
  questionAction: 'Answer',

  receivedSubject: 'We received your registration',
  receivedIntro: 'Thank you. {company} has received the registration of {carrierName}.',
  receivedReference: 'Your reference is {reference}.',
  receivedAction: 'See the status and your copy',
  receivedNext: 'We will review it and send you the result by email.',

  approvedSubject: 'You are a supplier of {company}',
  approvedIntro:
    'The registration of {carrierName} is approved. Your account number with {company} is {accountNumber}.',

  rejectedSubject: 'Your registration with {company}',
  rejectedIntro: 'The registration of {carrierName} was not approved. The reason:',
  rejectedNext: 'If you can put this right, please contact us.',

  certificateRejectedSubject: 'Your GIT certificate was not accepted',
  certificateRejectedIntro: 'The GIT certificate of {carrierName} was not accepted. The reason:',
  certificateRejectedNext: 'Please send us a new one.',

  renewalSubject: 'New GIT certificate for {carrierName}',
  renewalIntro: '{company} asks you for the current goods-in-transit (GIT) certificate of {carrierName}.',
  renewalAction: 'Upload the certificate',
  coverEndsSubject: 'GIT cover of {carrierName} ends on {date}',
  coverEndsIntro: {
    one: 'The goods-in-transit (GIT) cover of {carrierName} with {company} ends tomorrow, on {date}.',
    other: 'The goods-in-transit (GIT) cover of {carrierName} with {company} ends in {count} days, on {date}.',
  },
  coverEndsTodayIntro: 'The goods-in-transit (GIT) cover of {carrierName} with {company} ends today, {date}.',
  coverEndsNext: 'Please upload the new certificate. Without it, you cannot be given loads after {date}.',
  coverEndedSubject: 'GIT cover of {carrierName} has ended',
  coverEndedIntro: 'The goods-in-transit (GIT) cover of {carrierName} with {company} ended on {date}.',
  coverEndedNext: 'You cannot be given loads until a new certificate is approved.',
  renewalReceivedSubject: 'We received your GIT certificate',
  renewalReceivedIntro:
    'Thank you. {company} has received the new GIT certificate of {carrierName} and will review it shortly.',

  coverChangedSubject: {
    one: 'GIT cover of {count} supplier changed on {date}',
    other: 'GIT cover of {count} suppliers changed on {date}',
  },
  coverChangedEnded: {
    one: 'Its goods-in-transit (GIT) cover has ended. It cannot be given loads since {date}:',
    other: 'Their goods-in-transit (GIT) cover has ended. They cannot be given loads since {date}:',
  },
  coverChangedRestored: {
    one: 'Covered again since {date}. It can be given loads:',
    other: 'Covered again since {date}. They can be given loads:',
  },
  coverChangedMore: {
    one: 'and {count} more',
    other: 'and {count} more',
  },
  coverChangedAction: 'Show suppliers without cover',

  bankChangedSubject: 'Bank details of {carrierName} were changed',
  bankChangedIntro:
    'The bank details of {carrierName} at {company} were changed. They will be used only after a second person confirms them.',
  bankChangedWarning: 'If this was not you, tell us at once.',
  bankChangedSms: '{company}: your bank details were changed. If this was not you, tell us at once: {support}',

  // What the screens answer
  submitted:
    'Registration was successful. Your application will be reviewed, and an email with the status will be sent.',
  renewalSubmitted: 'GIT Certificate was submitted successfully, and it will be reviewed shortly',
  saved: 'Supplier {carrierName} was saved.',
  savedShareWaits: '{carrierName} was saved. The new payable rate waits for approval by a second person.',
} as const;
