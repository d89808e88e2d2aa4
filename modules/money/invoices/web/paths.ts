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

/** Where the money of a customer is matched to what it pays; the module of receipts stands after this one. */
export function moneyOfPath(customerId: string): string {
  return `/receipts?customer=${customerId}`;
}

/** The page of what settles a document: a note of ours, or a receipt. */
export function settlementPath(kind: string, id: string): string {
  return kind === 'invoice' || kind === 'creditNote' || kind === 'debitNote' ? invoicePath(id) : `/receipts/${id}`;
}
