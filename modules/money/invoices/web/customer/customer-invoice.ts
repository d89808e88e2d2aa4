import { linkJourney } from '#modules/parties/links/web/public.ts';
import { invoicePageTitle } from '#modules/money/invoices/messages/page/title.ts';
import { type InvoiceFlow, invoiceLinks } from './link-calls.ts';

/** Nothing uses the link up: the page stays, and shows what is paid and answered. */
const flow: InvoiceFlow = {
  title: invoicePageTitle,
  read: (key) => invoiceLinks.getInvoiceLink({ key }),
  form: async () => (await import('./InvoicePage.tsx')).InvoicePage,
  send: () => Promise.resolve(),
  outcome: async () => () => null,
  outcomePath: () => '/errorpage',
};

/** `/customerinvoice`: a customer sees what is to pay, takes the document and its proofs, and says which line is not right. */
export const CustomerInvoice = linkJourney(flow);
