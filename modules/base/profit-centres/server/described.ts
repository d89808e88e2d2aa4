import type { NounSentences } from '#platform/server/described.ts';
import type { profitCentreService } from '../contract.ts';

export const profitCentreDescribed: NounSentences<typeof profitCentreService> = {
  refuses:
    'a centre that would be part of itself, a manager outside the company, an unknown account, and a new code once used',
  operations: {
    getProfitCentreManagers: {
      does: 'Lists active people of the caller’s company who can manage a profit centre, by search.',
      refuses: 'Refuses a caller who is limited to suppliers.',
    },
    getJournalAccountChoices: {
      does: 'Lists accounts in use that a profit centre or an item can name, by search over number and name.',
      refuses: 'Refuses a caller who is limited to suppliers.',
    },
  },
};
