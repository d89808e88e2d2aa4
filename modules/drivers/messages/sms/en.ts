export const texts = {
  driverCode:
    '{code} confirms your number at {company}. Tell it to the person of {company} you are speaking to. Valid for 10 minutes.',
  sent: 'OTP sent successfully to this number {number}',
} as const;
