import { rightsIn } from '#platform/web/screens.ts';
import type { journalProposalService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const proposalScreens = {
  list: async () => (await import('./ProposalList.tsx')).ProposalList,
  create: async () => (await import('./ProposalScreen.tsx')).NewProposal,
  proposal: async () => (await import('./ProposalScreen.tsx')).ProposalScreen,
} as const;

export const proposalRight = rightsIn<typeof journalProposalService>('tripDirector');
