export const texts = {
  profitCentreCycle: 'A profit centre cannot be part of itself or of a centre below it.',
  profitCentreCodeUsed: 'The code cannot be changed any more: other records use this profit centre.',
} as const;
