export const texts = {
  fourDecimals: 'Enter a number with at most four decimals.',
  clauseForTwo: 'Choose either a customer or a supplier, not both.',
  basePriceMissing: 'Enter the price of fuel that the rate was agreed at. Every change counts from it.',
  manualValueMissing: 'Enter the percentage, or the amount for one unit, that the clause adds.',
  capBelowFloor: 'The cap must not be below the floor.',
  clauseInUse: 'Rates use this clause, so it is not edited. Ask for a new version from a day on.',
  clauseBasisFixed: 'Rates use this clause. For another day, add another clause.',
  versionInPast: 'Choose today or a later day. What was charged before stays as it was.',
  versionTheSame: 'This is what the clause says already. Change at least one value.',
  versionWaits: 'A new version of this clause is already waiting for approval. Decide or cancel that one first.',
  ownClause: 'You asked for this version yourself. A second person must decide it.',
} as const;
