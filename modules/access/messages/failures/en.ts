export const texts = {
  signInRefused: 'The username or password is not correct.',
  usernameEmpty: 'The username cannot be empty.',
  resetNotUsable: 'This reset link or code is not valid any more. Request a new one.',
  passwordTooWeak:
    'The password must have at least 8 characters, 1 special character, 1 number, 1 capital and 1 lower-case letter.',
  passwordGuessable: 'This password is easy to guess. Choose another one.',
} as const;
