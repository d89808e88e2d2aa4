export { accrualOperations } from './operations.ts';
