import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { debtorRight, debtorScreens } from './index.ts';
import { debtorsPath } from './paths.ts';

export const debtorsModule = webModule({
  name: 'debtors',
  screens: [
    screen({
      path: debtorsPath,
      title: 'debtors',
      needs: debtorRight('getInvoiceAgeing'),
      component: debtorScreens.desk,
    }),
  ],
  menuCounts: [
    {
      url: debtorsPath,
      needs: debtorRight('getInvoiceAgeing'),
      key: ['debtors', 'count'],
      read: async (signal) => (await import('./count.ts')).debtorsOverdue(signal),
    },
  ],
  customerDebt: [debtorScreens.ofCustomer],
});
