export const texts = {
  performanceReversed: 'The period cannot end before it begins.',
  performanceLong: 'Choose a period of a year at most.',
} as const;
