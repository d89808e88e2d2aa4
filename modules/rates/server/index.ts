export { type LoadToRate, rateLoad, type Rating } from './rate-load.ts';
export { zonesOf } from './read-rates.ts';
export { buildRate } from './builders.ts';
