export const texts = {
  profitCentreCycle: 'A profit centre cannot be part of itself or of a centre below it.',
  journalAccountUnknown: 'There is no account {number} in use. Choose one of the chart of accounts.',
} as const;
