export { buildFleetLine, buildSlipFile, buildTripLine } from './builders.ts';
export { writeTripLine } from './trip-lines.ts';
