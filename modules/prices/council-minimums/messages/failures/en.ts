export const texts = {
  councilMinimumOverlaps: '{code} already states this grade on some of these days. End it first, or choose other days.',
} as const;
