export { lookupOperations } from './operations.ts';
export { refusePlaceElsewhere } from './place-check.ts';
export { seedPlaces } from './seed.ts';
