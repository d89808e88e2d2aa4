export const texts = {
  resetRequested: 'If this account exists, an email with instructions is on its way.',
  resetAccepted: 'The code is valid. Choose a new password.',
  resetDone: 'Your password was changed. Please sign in with the new one.',
  passwordChangedHere: 'Your password was changed. All other sessions were signed out.',
} as const;
