import crypto from 'node:crypto';
import type { Context } from '#platform/server/implement.ts';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';
import { invoicePdf, invoiceXml } from '#modules/money/invoice-papers/server/index.ts';
import { invoiceNumber } from '../kinds.ts';
import { paperLogo } from './paper-logo.ts';
import { paperOf } from './paper-of.ts';
import { linesOf, type StoredInvoice } from './queries.ts';

/** A document as a file. */
export interface InvoiceFile {
  readonly base64: string;
  readonly contentType: string;
  readonly fileName: string;
  readonly sha256: string;
}

/**
 * The document as a PDF with its XML inside, or as XML alone: of a posted one from what was frozen, so that it is the same
 * file to the byte whenever it is made.
 */
export async function fileOf(
  context: Context,
  invoice: StoredInvoice,
  format: 'pdf' | 'xml' = 'pdf',
): Promise<InvoiceFile> {
  const paper =
    (invoice.paper as InvoicePaper | null) ?? (await paperOf(context, invoice, await linesOf(context, [invoice.id])));
  const name = invoiceNumber(invoice.kind, invoice.number) || 'draft';
  const logo = format === 'pdf' ? await paperLogo(context, paper) : undefined;
  const bytes =
    format === 'pdf'
      ? await invoicePdf(paper, { madeAt: invoice.posted_at ?? context.now, ...(logo && { logo }) })
      : new TextEncoder().encode(invoiceXml(paper));
  return {
    base64: Buffer.from(bytes).toString('base64'),
    contentType: format === 'pdf' ? 'application/pdf' : 'application/xml',
    fileName: `${name}.${format}`,
    sha256: crypto.createHash('sha256').update(bytes).digest('hex'),
  };
}
