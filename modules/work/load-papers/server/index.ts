export { buildPaperRequest } from './builders.ts';
