export const texts = {
  councilMinimumOverlaps: '{code} already states this grade on some of these days. End it first, or choose other days.',
  councilMinimumUsed: 'Drivers have this grade. End it through a new version, and add another minimum.',
} as const;
