import { minus } from '#platform/calculations.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, noCents } from '#platform/money.ts';

/** What a driver gets by a run, in cents. */
export interface Payout {
  readonly paid: Cents;
  /** What is carried over to the next runs where it is below zero, and taken off for earlier ones where it is above. */
  readonly moved: Cents;
}

/**
 * What a run pays a driver who earned so much by it, of whom `open` is carried over from other runs (below zero: the driver
 * owes it). Nobody is paid less than nothing: the rest stays open for the next runs.
 */
export function payoutOf(earned: Cents, open: Cents): Payout {
  const due = (earned + open) as Cents;
  const paid = due > noCents ? due : noCents;
  return { paid, moved: minus(earned, paid) };
}

/** Whether a term that holds from a day on changes what was paid: a second person has to agree to it then. */
export function reachesPaid(validFrom: CalendarDate, paidUntil: CalendarDate | null): boolean {
  return paidUntil !== null && validFrom <= paidUntil;
}
