export const texts = {
  registrationSuccessful: 'Registration was successful',
  creditorSuccessful: 'Creditor Registration was successful',
  applicationReviewed: 'The application will be reviewed and an email with the status will be sent to you.',
  creditSubmitted: 'Credit Limit Change successfully submitted',
  gitSubmitted: 'GIT Certificate was submitted successfully, and it will be reviewed shortly.',
  gitFailed: 'GIT Certificate error, contact admin.',
  otpFailed: 'OTP verification failed',
  otpFailedText: 'Open your link again and ask for a new OTP.',
} as const;
