export const texts = {
  nothingToSimulate: 'No approved rate is reached by this. Choose another side or party.',
  periodTooLong: 'Choose at most 93 days.',
} as const;
