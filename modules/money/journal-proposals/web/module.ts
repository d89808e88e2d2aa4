import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { proposalRight, proposalScreens } from './index.ts';
import { newProposalPath, proposalListPath, proposalPath } from './paths.ts';

export const journalProposalsModule = webModule({
  name: 'journal-proposals',
  screens: [
    screen({
      path: proposalListPath,
      title: 'proposals',
      needs: proposalRight('getTransactionProposals'),
      component: proposalScreens.list,
    }),
    screen({
      path: newProposalPath,
      title: 'newProposal',
      needs: proposalRight('postBatchAdjustmentTransaction'),
      parent: proposalListPath,
      component: proposalScreens.create,
    }),
    screen({
      path: '/transactionproposals/$id',
      title: 'proposal',
      needs: proposalRight('getTransactionProposal'),
      parent: proposalListPath,
      component: proposalScreens.proposal,
    }),
  ],
  periodParts: [async () => (await import('./YearEndVerb.tsx')).endOfYear],
  recordPages: { journalProposals: { title: 'proposals', path: proposalPath } },
  menuCounts: [
    {
      url: proposalListPath,
      needs: proposalRight('getTransactionProposals'),
      key: ['journalProposals', 'count'],
      read: async (signal) => (await import('./count.ts')).waitingProposals(signal),
    },
  ],
  actions: [{ title: 'newProposal', url: newProposalPath, needs: proposalRight('postBatchAdjustmentTransaction') }],
});
