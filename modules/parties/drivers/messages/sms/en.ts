export const texts = {
  driverCode:
    '{code} confirms your number with {company}. Give it to the person from {company} you are speaking to. Valid for 10 minutes.',
  sent: 'OTP sent successfully to this number {number}',
} as const;
