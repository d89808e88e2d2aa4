import { serverModule } from '#platform/server/module.ts';
import { invoiceFailureTexts } from '../messages/failures/index.ts';
import { invoiceMailTexts } from '../messages/mail/index.ts';
import { draftsBlock } from './blockers.ts';
import { customerInvoiceLink } from './customer-link.ts';
import { invoiceLinksDescribed, invoicesDescribed } from './described.ts';
import { billedOfUnbilled, draftInvoicesExposure, openInvoicesExposure } from './exposures.ts';
import { serveGenuine } from './genuine.ts';
import { invoiceLinkOperations, invoiceOperations } from './operations.ts';
import { markInvoices } from './post-invoice.ts';
import { invoiceQueue } from './queues.ts';
import { invoicePosting } from './run-job.ts';
import { invoiceSending } from './send-invoice.ts';
import { taxData } from './tax-data-needs.ts';
import { mirrorOnTheirDay } from './undo-accruals.ts';
import { zeroRateProofs } from './zero-rate-needs.ts';

export const invoicesModule = serverModule({
  name: 'invoices',
  operations: [invoiceOperations, invoiceLinkOperations],
  described: [invoicesDescribed, invoiceLinksDescribed],
  failureTexts: [invoiceFailureTexts],
  messages: [{ catalogue: invoiceMailTexts }],
  linkKinds: [customerInvoiceLink],
  exposures: [draftInvoicesExposure, openInvoicesExposure, billedOfUnbilled],
  postingBlockers: [draftsBlock],
  billingNeeds: [zeroRateProofs, taxData],
  routes: [serveGenuine],
  jobs: [invoicePosting, invoiceSending, mirrorOnTheirDay],
  listeners: [markInvoices],
  queues: [invoiceQueue],
  menu: [
    {
      group: 'Money',
      place: 10,
      title: 'Create invoices',
      url: '/createInvoices',
      permission: 'tripDirector.getLoadsToInvoice',
    },
    { group: 'Money', place: 12, title: 'Invoices', url: '/invoices', permission: 'tripDirector.getInvoices' },
  ],
  channels: [{ channel: 'invoices', right: 'tripDirector.getInvoices' }],
});
