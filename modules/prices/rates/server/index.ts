export { type RateBook, rateBook } from './rate-book.ts';
export { knownClauses } from './read-clauses.ts';
export { zonesOf, zonesOfPlaces } from './read-zones.ts';
export {
  type LoadToRate,
  questionsOf,
  rateFrom,
  rateLoads,
  type RatedSides,
  type Rating,
  type Supposed,
} from './rate-load.ts';
export { supposedRates } from './supposed.ts';
export { rateOperations } from './operations.ts';
export { buildRate } from './builders.ts';
