import { percentOfAmount } from '#platform/calculations.ts';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import type { Cents } from '#platform/money.ts';
import type { Percent } from '#platform/scaled.ts';

/** The most that may be taken off a document, and up to which day it has to be paid. */
export interface Offer {
  readonly amount: Cents;
  readonly until: CalendarDate;
}

/** The offer of terms on a document: so many percent of its gross, rounded once, for payment within so many days of its date. */
export function discountOffer(
  document: { readonly gross: Cents; readonly date: CalendarDate },
  terms: { readonly percent: Percent; readonly days: number },
): Offer {
  return { amount: percentOfAmount(terms.percent, document.gross), until: addDays(document.date, terms.days) };
}
