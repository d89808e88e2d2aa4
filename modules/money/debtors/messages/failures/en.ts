export const texts = {
  promiseInPast: 'This day has passed. Choose today or a later day.',
  promiseOfNothing: 'Enter an amount above zero.',
  ringOnPast: 'This day has passed. Choose tomorrow or a later day.',
  ringOnOfRingAgain: 'A day belongs to “ring again” alone. Leave it empty.',
  pauseInPast: 'This day has passed. Choose a later day, or end the pause.',
  reminderDaysOrder: 'Each reminder comes later than the one before. Enter days that grow.',
  statementDaysOrder: 'The last day is before the first. Choose a later last day.',
  statementDayAhead: 'This day has not come yet. Choose today or an earlier day.',
} as const;
