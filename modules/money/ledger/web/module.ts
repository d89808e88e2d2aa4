import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { ledgerRight, ledgerScreens } from './index.ts';

export const ledgerModule = webModule({
  name: 'ledger',
  screens: [
    screen({
      path: '/accountssummary',
      title: 'accountsSummary',
      needs: ledgerRight('getJournalAccountsWithBalances'),
      component: ledgerScreens.summary,
    }),
    screen({
      path: '/transactionhistory',
      title: 'transactionHistory',
      needs: ledgerRight('getAccountTransactions'),
      component: ledgerScreens.history,
    }),
  ],
  centreParts: [ledgerScreens.ofCentre],
});
