export { importOperations, kindsByName } from './operations.ts';
export { importJob } from './work.ts';
