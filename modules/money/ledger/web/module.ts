import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { ledgerRight, ledgerScreens } from './index.ts';
import { historyPath, summaryPath } from './paths.ts';

export const ledgerModule = webModule({
  name: 'ledger',
  screens: [
    screen({
      path: summaryPath,
      title: 'accountsSummary',
      needs: ledgerRight('getJournalAccountsWithBalances'),
      component: ledgerScreens.summary,
    }),
    screen({
      path: historyPath,
      title: 'transactionHistory',
      needs: ledgerRight('getAccountTransactions'),
      component: ledgerScreens.history,
    }),
  ],
  centreParts: [ledgerScreens.ofCentre],
});
