import { serverModule } from '#platform/server/module.ts';
import { journalAccountFailureTexts } from '../messages/failures/index.ts';
import { journalAccountTexts } from '../messages/index.ts';
import { journalAccountDescribed } from './described.ts';
import { journalAccountOperations, journalAccountStore } from './index.ts';

export const journalAccountsModule = serverModule({
  name: 'journal-accounts',
  plainNouns: [
    {
      rules: journalAccountStore,
      operations: journalAccountOperations,
      texts: journalAccountTexts,
      described: journalAccountDescribed,
    },
  ],
  failureTexts: [journalAccountFailureTexts],
  menu: [
    {
      group: 'Books',
      place: 50,
      title: 'Journal accounts',
      url: '/journalaccounts',
      permission: 'tripDirector.getJournalAccounts',
    },
  ],
});
