export const texts = {
  zoneEmpty: 'Name at least one city or one place.',
} as const;
