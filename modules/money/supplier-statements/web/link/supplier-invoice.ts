import { linkJourney } from '#modules/parties/links/web/public.ts';
import { supplierInvoiceTitle } from '#modules/money/supplier-statements/messages/page/title.ts';
import { type InvoiceFlow, supplierLinks } from './link-calls.ts';

const flow: InvoiceFlow = {
  title: supplierInvoiceTitle,
  read: (key) => supplierLinks.getPurchaseInvoiceLink({ key }),
  form: async () => (await import('./InvoicePage.tsx')).InvoicePage,
  hasStart: true,
  send: ({ input }, { idempotencyKey }) => supplierLinks.postPurchaseInvoiceByLink(input, { idempotencyKey }),
  outcome: async () => (await import('./SentInvoice.tsx')).SentInvoice,
  outcomePath: () => '/registersuccess',
};

/** `/supplierinvoice`: a supplier photographs its invoice and chooses its loads. The link stays open for the next one. */
export const SupplierInvoice = linkJourney(flow);
