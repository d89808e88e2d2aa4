import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { receiptRight, receiptScreens } from './index.ts';
import { receiptListPath, receiptPath, receiptsPath } from './paths.ts';

export const receiptsModule = webModule({
  name: 'receipts',
  screens: [
    screen({
      path: receiptsPath,
      title: 'receipts',
      needs: receiptRight('getReceiptLines'),
      component: receiptScreens.lines,
    }),
    screen({
      path: receiptListPath,
      title: 'allReceipts',
      needs: receiptRight('getReceipts'),
      parent: receiptsPath,
      component: receiptScreens.list,
    }),
    screen({
      path: `${receiptsPath}/$id`,
      title: 'receipt',
      needs: receiptRight('getReceipt'),
      parent: receiptListPath,
      component: receiptScreens.receipt,
    }),
  ],
  recordPages: { receipts: { title: 'allReceipts', path: receiptPath } },
  menuCounts: [
    {
      url: receiptsPath,
      needs: receiptRight('getReceiptLines'),
      key: ['receipts', 'lines', 'count'],
      read: async (signal) => (await import('./count.ts')).linesToDecide(signal),
    },
  ],
  actions: [{ title: 'receipts', url: receiptsPath, needs: receiptRight('decideReceiptLine') }],
});
