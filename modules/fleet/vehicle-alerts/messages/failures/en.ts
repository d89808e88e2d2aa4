export const texts = {
  securityAwake: 'Alerts of security cannot be snoozed.',
  snoozeTooLong: 'Choose a time in the next {days} days.',
} as const;
