export { buildPayRun, buildPayTerm } from './builders.ts';
