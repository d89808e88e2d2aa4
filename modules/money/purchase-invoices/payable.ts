import { minus, sumOf } from '#platform/calculations.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents, noCents } from '#platform/money.ts';

/** Why an invoice that is owed is not paid now: a proof of a load is missing, or the carrier was not covered on its day. */
export const itemHolds = ['podMissing', 'coverEnded'] as const;

/** An invoice that is held, with the numbers of the loads that it is held for. */
export interface HeldItem {
  readonly hold: (typeof itemHolds)[number];
  readonly loads: string;
  /** The first of their days of loading without cover; null for a missing proof. */
  readonly day: CalendarDate | null;
}

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
