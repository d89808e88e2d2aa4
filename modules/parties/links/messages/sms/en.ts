export const texts = {
  code: '{code} is your code for {company}. It is valid for 10 minutes. Do not share it with anyone; we never ask for it.',
  sent: 'OTP sent successfully to this number {number}',
} as const;
