export { approvalOperations } from './operations.ts';
