import { divideRounded } from '#platform/calculations.ts';
import { type Cents, cents } from '#platform/money.ts';

/** What is open of an item, in its own currency and in that of the books; both of one sign. */
export interface OpenInBoth {
  readonly open: Cents;
  readonly openBase: Cents;
}

/**
 * What settling so much of an item takes of it in the books: its part of what is open there, so that whoever settles the last
 * cent takes what is left. The database reckons the same (`allocation_fits`).
 */
export function settledBase({ open, openBase }: OpenInBoth, amount: Cents): Cents {
  return cents(divideRounded(openBase * amount, open < 0n ? -open : open));
}

/**
 * What is gained (above zero) or lost where a credit settles a debit of the same currency at other rates: what the credit is
 * worth in the books, less what the debit is.
 */
export function exchangeDifference(credit: OpenInBoth, debit: OpenInBoth, amount: Cents): Cents {
  return cents(-settledBase(credit, amount) - settledBase(debit, amount));
}
