export { buildIncident } from './builders.ts';
