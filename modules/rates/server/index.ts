export { type RateBook, rateBook } from './rate-book.ts';
export { knownClauses } from './read-clauses.ts';
export { type FoundRate, foundRates } from './read-rates.ts';
export { zonesOf } from './read-zones.ts';
export { type LoadToRate, rateFrom, rateLoads, type RatedSides, type Rating } from './rate-load.ts';
export { buildRate } from './builders.ts';
