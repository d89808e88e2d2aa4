import type { InvoiceStanding } from '../kinds.ts';

export const queuePath = '/createInvoices';
export const invoiceListPath = '/invoices';

export function invoicePath(id: string): string {
  return `${invoiceListPath}/${id}`;
}

/** The list of the documents that stand so. */
export function standingPath(standing: InvoiceStanding): string {
  return `${invoiceListPath}?standing=${standing}`;
}

/** Where a journal is looked at among all transactions. */
export function journalPath(id: string): string {
  return `/transactionhistory?month=all&journal=${id}`;
}
