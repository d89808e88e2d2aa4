import { minus, sumOf } from '#platform/calculations.ts';
import { type Cents, cents, noCents } from '#platform/money.ts';

/** What is open of a supplier's documents; what it gave back is counted apart. */
export interface OpenDocuments {
  readonly invoices: readonly Cents[];
  readonly creditNotes: readonly Cents[];
  /** Claims and advances that are taken off the payment. VAT stays: only a credit note of the supplier lowers it. */
  readonly deductions: readonly Cents[];
}

export interface Payable {
  /** What goes out; never below nothing. */
  readonly paid: Cents;
  /** What is too much given back, and waits for the next invoice. */
  readonly waits: Cents;
}

/** What a supplier is paid once its credit notes and what is held against it are counted (work-and-money.md §10). */
export function payableOf({ invoices, creditNotes, deductions }: OpenDocuments): Payable {
  const left = minus(sumOf(invoices), cents(sumOf(creditNotes) + sumOf(deductions)));
  return left > 0n ? { paid: left, waits: noCents } : { paid: noCents, waits: cents(-left) };
}
