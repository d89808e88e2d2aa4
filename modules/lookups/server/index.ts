export { lookupOperations } from './operations.ts';
export { seedPlaces } from './seed.ts';
