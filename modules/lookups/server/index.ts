export { lookupOperations } from './operations.ts';
export { placeCheck, refusePlaceElsewhere } from './place-check.ts';
export { seedPlaces } from './seed.ts';
