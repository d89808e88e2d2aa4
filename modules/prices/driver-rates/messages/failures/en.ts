export const texts = {
  rateForTwo: 'Choose either a category or a driver, not both.',
  driverRateOverlaps: '{code} already pays this on some of these days. End it first, or choose other days.',
  driverRateDecimals: 'Enter a number with at most four decimals.',
} as const;
