export { buildRateSimulation } from './builders.ts';
