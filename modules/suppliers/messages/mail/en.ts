export const texts = {
  inviteSubject: 'Register as a supplier of {company}',
  inviteIntro: '{company} invites you to register as a supplier. It takes about ten minutes.',
  inviteNeeded:
    'Have at hand: registration and VAT number, identity numbers of the directors, bank details and, if you carry goods, your goods-in-transit (GIT) certificate.',
  inviteAction: 'Open the registration',

  editSubject: 'Check your supplier details with {company}',
  editIntro: '{company} asks you to check the details of {carrierName}, and to correct what has changed.',
  editAction: 'Open your details',

  questionSubject: '{company} needs more information from you',
  questionIntro: 'Before your registration can be decided, we need this from you:',
  questionAction: 'Answer',

  receivedSubject: 'Your registration has reached us',
  receivedIntro: 'Thank you. The registration of {carrierName} has reached {company}.',
  receivedNext: 'It will be reviewed now. You will get an email with the result.',

  approvedSubject: 'You are a supplier of {company}',
  approvedIntro:
    'The registration of {carrierName} is approved. Your account number with {company} is {accountNumber}.',

  rejectedSubject: 'Your registration with {company}',
  rejectedIntro: 'The registration of {carrierName} was not approved. The reason:',
  rejectedNext: 'If you can put this right, get in touch with us.',

  certificateRejectedSubject: 'Your GIT certificate was not accepted',
  certificateRejectedIntro: 'The GIT certificate of {carrierName} was not accepted. The reason:',
  certificateRejectedNext: 'Send us a new one, please.',

  renewalSubject: 'New GIT certificate of {carrierName}',
  renewalIntro: '{company} asks you for the present goods-in-transit (GIT) certificate of {carrierName}.',
  renewalAction: 'Upload the certificate',
  coverEndsSubject: 'GIT cover of {carrierName} ends on {date}',
  coverEndsIntro: {
    one: 'The goods-in-transit (GIT) cover of {carrierName} with {company} ends tomorrow, on {date}.',
    other: 'The goods-in-transit (GIT) cover of {carrierName} with {company} ends in {count} days, on {date}.',
  },
  coverEndsTodayIntro: 'The goods-in-transit (GIT) cover of {carrierName} with {company} ends today, {date}.',
  coverEndsNext: 'Please upload the new certificate. Without it no load can be given to you after {date}.',
  coverEndedSubject: 'GIT cover of {carrierName} has ended',
  coverEndedIntro: 'The goods-in-transit (GIT) cover of {carrierName} with {company} ended on {date}.',
  coverEndedNext: 'Until a new certificate is approved, no load can be given to you.',
  renewalReceivedSubject: 'Your GIT certificate has reached us',
  renewalReceivedIntro:
    'Thank you. The new GIT certificate of {carrierName} has reached {company}. It will be reviewed shortly.',

  coverChangedSubject: {
    one: 'GIT cover of {count} supplier changed on {date}',
    other: 'GIT cover of {count} suppliers changed on {date}',
  },
  coverChangedEnded: {
    one: 'Its goods-in-transit (GIT) cover has ended. No load can be given to it since {date}:',
    other: 'Their goods-in-transit (GIT) cover has ended. No load can be given to them since {date}:',
  },
  coverChangedRestored: {
    one: 'Covered again since {date}; loads can be given to it:',
    other: 'Covered again since {date}; loads can be given to them:',
  },
  coverChangedMore: {
    one: 'and {count} more',
    other: 'and {count} more',
  },
  coverChangedAction: 'Show who is not covered',

  bankChangedSubject: 'Bank details of {carrierName} were changed',
  bankChangedIntro:
    'The bank details of {carrierName} at {company} were changed. They are used only after a second person has confirmed them.',
  bankChangedWarning: 'If this was not you, tell us at once.',
  bankChangedSms: '{company}: your bank details were changed. If this was not you, tell us at once: {support}',

  // What the screens answer
  submitted:
    'Registration was successful. Your application will be reviewed, and an email with the status will be sent.',
  renewalSubmitted: 'GIT Certificate was submitted successfully, and it will be reviewed shortly',
  saved: 'Supplier {carrierName} was saved.',
} as const;
