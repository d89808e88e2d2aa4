import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { invoiceRight, invoiceScreens } from './index.ts';
import { invoiceListPath, invoicePath, queuePath } from './paths.ts';

export const invoicesModule = webModule({
  name: 'invoices',
  screens: [
    screen({
      path: queuePath,
      title: 'createInvoices',
      needs: invoiceRight('getLoadsToInvoice'),
      component: invoiceScreens.queue,
    }),
    screen({
      path: invoiceListPath,
      title: 'invoices',
      needs: invoiceRight('getInvoices'),
      component: invoiceScreens.list,
    }),
    screen({
      path: `${invoiceListPath}/$id`,
      title: 'invoice',
      needs: invoiceRight('getInvoice'),
      parent: invoiceListPath,
      component: invoiceScreens.invoice,
    }),
  ],
  recordPages: { invoices: { title: 'invoices', path: invoicePath } },
  menuCounts: [
    {
      url: queuePath,
      needs: invoiceRight('getBillingGaps'),
      key: ['invoices', 'gaps', 'count'],
      read: async (signal) => (await import('./count.ts')).loadsToInvoice(signal),
    },
  ],
  actions: [{ title: 'createInvoices', url: queuePath, needs: invoiceRight('postInvoices') }],
  loadParts: [invoiceScreens.ofLoad],
});
