import { serverModule } from '#platform/server/module.ts';
import { purchaseFailureTexts } from '../messages/failures/index.ts';
import { purchasesBlock } from './blockers.ts';
import { purchaseInvoicesDescribed } from './described.ts';
import { purchaseInvoiceOperations } from './operations.ts';
import { invoiceMail } from './papers/mailed.ts';
import { purchaseQueue } from './queues.ts';
import { followExport } from './to-accounting.ts';
import { proposeUnpaidVat } from './vat-unpaid.ts';

export const purchaseInvoicesModule = serverModule({
  name: 'purchase-invoices',
  operations: [purchaseInvoiceOperations],
  described: [purchaseInvoicesDescribed],
  failureTexts: [purchaseFailureTexts],
  postingBlockers: [purchasesBlock],
  jobs: [proposeUnpaidVat],
  listeners: [followExport],
  queues: [purchaseQueue],
  mailRoutes: [invoiceMail],
  menu: [
    {
      group: 'Money',
      place: 20,
      title: 'Manage Supplier Invoices',
      url: '/purchaseInvoices',
      permission: 'tripDirector.getPurchaseInvoices',
    },
  ],
  channels: [{ channel: 'purchaseInvoices', right: 'tripDirector.getPurchaseInvoices' }],
});
