/** Documents to customers. */
export const invoiceKinds = ['invoice', 'creditNote', 'debitNote'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

const prefixes: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', creditNote: 'CN', debitNote: 'DN' };

/** A number as people write it: INV-000101. Empty while a document has none. */
export function invoiceNumber(kind: InvoiceKind, number: number | null): string {
  return number === null ? '' : `${prefixes[kind]}-${String(number).padStart(6, '0')}`;
}

/** What lowered what is open of a document, as its customer is told. */
export const paymentKinds = ['payment', 'discount', 'creditNote', 'other'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Why a customer does not accept something. */
export const disputeReasons = ['price', 'quantity', 'service', 'duplicate', 'notOurs', 'other'] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** A document as a list tells it: its state, and what came of it since it was posted. */
export const invoiceStandings = [
  'DRAFT',
  'APPROVED',
  'VOID',
  'OPEN',
  'OVERDUE',
  'PART_PAID',
  'PAID',
  'CREDITED',
  'DISPUTED',
] as const;
export type InvoiceStanding = (typeof invoiceStandings)[number];

/** Whether a document waits for the mark of a tax authority, or has it; empty where its company has none. */
export type FiscalStatus = '' | 'WAITING' | 'DONE';
