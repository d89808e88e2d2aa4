export const texts = {
  fourDecimals: 'Enter a number with at most four decimals.',
  clauseForTwo: 'Choose either a customer or a supplier, not both.',
  basePriceMissing: 'Enter the price of fuel that the rate was agreed at. Every change counts from it.',
  manualValueMissing: 'Enter the percentage, or the amount for one unit, that the clause adds.',
  capBelowFloor: 'The cap must not be below the floor.',
} as const;
