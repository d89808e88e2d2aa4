export const texts = {
  resetSubject: 'Set a new password',
  resetIntro:
    'Somebody asked to set a new password for {account}. If it was you, use the button below within 30 minutes.',
  resetCode: 'Or type this code on the sign-in page: {code}. It is valid for 10 minutes.',
  resetIgnore: 'If it was not you, ignore this mail; your password stays as it is.',
  resetAction: 'Set a new password',
  changedSubject: 'Your password was changed',
  changedIntro:
    'The password of {account} was changed, and every session was signed out. If it was not you, tell your administrator at once.',
  invitationSubject: 'Your account with {company}',
  invitationIntro:
    '{inviter} has made an account for you with {company}. Your username is {account}. Choose your password with the button below.',
  invitationValid: {
    one: 'The link can be used once, within {count} day.',
    other: 'The link can be used once, within {count} days.',
  },
  invitationAction: 'Choose a password',
} as const;
