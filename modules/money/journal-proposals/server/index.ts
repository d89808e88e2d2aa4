export { buildProposal } from './builders.ts';
export { savedOf } from './lives.ts';
export { createProposal } from './save-proposal.ts';
