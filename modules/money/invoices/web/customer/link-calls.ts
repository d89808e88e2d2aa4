import type { OutputOf } from '#platform/operation.ts';
import { lightClient } from '#platform/web/rpc.ts';
import type { LinkFlow, LinkFormProps } from '#modules/parties/links/web/public.ts';
import type { invoiceService } from '#modules/money/invoices/contract.ts';
import type { invoiceLinkService, LinkedInvoice } from '#modules/money/invoices/link-contract.ts';

// The first screen fetches neither contract nor validator: types only.

export const invoiceLinks = lightClient<typeof invoiceLinkService>('tripDirector', {
  getInvoiceLink: { guest: true },
  getInvoiceProof: { reads: true },
});
export const invoices = lightClient<typeof invoiceService>('tripDirector', { getInvoicePaper: { reads: true } });

type InvoiceLink = OutputOf<(typeof invoiceLinkService.operations)['getInvoiceLink']>;
export type { LinkedInvoice };
export type InvoiceLine = LinkedInvoice['lines'][number];
export type InvoiceDispute = LinkedInvoice['disputes'][number];
export type InvoiceFlow = LinkFlow<InvoiceLink, never, { readonly client: string }>;
export type InvoicePageProps = LinkFormProps<InvoiceLink, never, { readonly client: string }>;
