export { buildProposal } from './builders.ts';
export { journalProposalOperations } from './operations.ts';
export { savedOf } from './lives.ts';
export { createProposal } from './save-proposal.ts';
export { journalImport } from './import/journal-import.ts';
