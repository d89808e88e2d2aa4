export { lookupOperations } from './operations.ts';
export { placeProblem, refusePlaceElsewhere } from './place-check.ts';
export { seedPlaces } from './seed.ts';
