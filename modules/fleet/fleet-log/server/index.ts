export { buildFleetLog } from './builders.ts';
export { writeTripLine } from './trip-lines.ts';
