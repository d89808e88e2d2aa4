export { openedLink } from './codes.ts';
export { linkOperations } from './operations.ts';
