export { buildProposal } from './builders.ts';
