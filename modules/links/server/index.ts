export { linkFacts, openedLink } from './codes.ts';
export { linkOperations } from './operations.ts';
