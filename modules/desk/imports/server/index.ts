export { buildImport } from './builders.ts';
export { kindsByName } from './operations.ts';
