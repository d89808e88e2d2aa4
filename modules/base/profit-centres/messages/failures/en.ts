export const texts = {
  profitCentreCycle: 'A profit centre cannot be part of itself or of a centre below it.',
} as const;
