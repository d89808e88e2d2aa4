import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { exchangeRight, exchangeScreens } from './index.ts';

const path = '/invoiceAPIData';

export const exchangesModule = webModule({
  name: 'exchanges',
  screens: [
    screen({
      path,
      title: 'invoiceAPIData',
      needs: exchangeRight('getInvoiceApiData'),
      component: exchangeScreens.list,
    }),
  ],
  menuCounts: [
    {
      url: path,
      needs: exchangeRight('getInvoiceApiData'),
      key: ['invoiceApiData', 'count'],
      read: async (signal) => (await import('./count.ts')).failedExchanges(signal),
    },
  ],
});
