export const texts = {
  papersPart: 'Documents',
} as const;
