export { buildTyre } from './builders.ts';
export { tyreOperations } from './operations.ts';
