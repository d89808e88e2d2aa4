export { buildFleetLog } from './builders.ts';
