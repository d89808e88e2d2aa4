export { buildLoad, loadReferences } from './builders.ts';
export { tellFromDevice } from './device-events.ts';
export { skewOf } from './device-flags.ts';
export { loadOperationsWith } from './operations.ts';
export { findLoad, goodsOf, stopsOf, type StoredLoad, type StoredStop } from './queries.ts';
export { refreshLoad } from './refresh-stops.ts';
export { createLoad } from './save-load.ts';
