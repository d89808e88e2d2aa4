export { loadBoardOperations } from './operations.ts';
