export { buildImport } from './builders.ts';
export { importOperations, kindsByName } from './operations.ts';
export { importJob } from './work.ts';
