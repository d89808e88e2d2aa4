export { buildStatements } from './builders.ts';
