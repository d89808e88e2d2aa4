import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { proposalRight, proposalScreens } from './index.ts';

export const journalProposalsModule = webModule({
  name: 'journal-proposals',
  screens: [
    screen({
      path: '/transactionproposals',
      title: 'proposals',
      needs: proposalRight('getTransactionProposals'),
      component: proposalScreens.list,
    }),
    screen({
      path: '/transactionproposals/new',
      title: 'newProposal',
      needs: proposalRight('postBatchAdjustmentTransaction'),
      parent: '/transactionproposals',
      component: proposalScreens.create,
    }),
    screen({
      path: '/transactionproposals/$id',
      title: 'proposal',
      needs: proposalRight('getTransactionProposal'),
      parent: '/transactionproposals',
      component: proposalScreens.proposal,
    }),
  ],
  periodParts: [
    async () => (await import('./YearEndVerb.tsx')).endOfYear,
    async () => (await import('./ExtractVerb.tsx')).extractOfMonth,
  ],
  recordPages: { journalProposals: { title: 'proposals', path: (id) => `/transactionproposals/${id}` } },
  menuCounts: [
    {
      url: '/transactionproposals',
      needs: proposalRight('getTransactionProposals'),
      key: ['journalProposals', 'count'],
      read: async (signal) => (await import('./count.ts')).waitingProposals(signal),
    },
  ],
  actions: [
    { title: 'newProposal', url: '/transactionproposals/new', needs: proposalRight('postBatchAdjustmentTransaction') },
  ],
});
