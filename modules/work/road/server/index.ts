export { beforeEvents, tellFromDevice } from './device-events.ts';
export { tellLoad } from './events.ts';
export { skewOf, usualAhead } from './device-clock.ts';
export { notingDevice } from './noting-device.ts';
export { roadOperationsWith } from './operations.ts';
export { refreshLoad } from './refresh-stops.ts';
export { standingNeed } from './standing-times.ts';
