import { serverModule } from '#platform/server/module.ts';
import { ledgerFailureTexts } from '../messages/failures/index.ts';
import { differencesBlock } from './blockers.ts';
import { ledgerDescribed, reportDescribed } from './described.ts';
import { ledgerOperations, reportOperations } from './operations.ts';

export const ledgerModule = serverModule({
  name: 'ledger',
  operations: [ledgerOperations, reportOperations],
  described: [ledgerDescribed, reportDescribed],
  failureTexts: [ledgerFailureTexts],
  postingBlockers: [differencesBlock],
  menu: [
    {
      group: 'Books',
      place: 10,
      title: 'Accounts Summary',
      url: '/accountssummary',
      permission: 'tripDirector.getJournalAccountsWithBalances',
    },
    {
      group: 'Books',
      place: 20,
      title: 'Transaction History',
      url: '/transactionhistory',
      permission: 'tripDirector.getAccountTransactions',
    },
  ],
  channels: [{ channel: 'ledger', right: 'tripDirector.getAccountTransactions' }],
});
