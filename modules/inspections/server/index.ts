export { inspectionOperations } from './operations.ts';
