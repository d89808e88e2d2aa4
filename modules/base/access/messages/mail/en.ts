export const texts = {
  resetSubject: 'Set a new password',
  resetIntro:
    'Someone asked to reset the password for {account}. If it was you, use the button below within 30 minutes.',
  resetCode: 'Or type this code on the sign-in page: {code}. It is valid for 10 minutes.',
  resetIgnore: 'If it was not you, ignore this email. Your password stays the same.',
  resetAction: 'Set a new password',
  changedSubject: 'Your password was changed',
  changedIntro:
    'The password for {account} was changed, and all sessions were signed out. If you did not do this, tell your administrator at once.',
  invitationSubject: 'Your account with {company}',
  invitationIntro:
    '{inviter} has created an account for you with {company}. Your username is {account}. Use the button below to choose your password.',
  invitationValid: {
    one: 'The link can be used once, within {count} day.',
    other: 'The link can be used once, within {count} days.',
  },
  invitationAction: 'Choose a password',
} as const;
