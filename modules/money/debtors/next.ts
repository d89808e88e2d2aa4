import type { CalendarDate } from '#platform/dates.ts';
import type { NextCode } from './kinds.ts';

/** What is known of a debtor on a day. Amounts are cents of the company. */
export interface DebtorFacts {
  /** What is due and unpaid. */
  readonly overdue: number;
  /** Below zero: what is to its credit and settles nothing yet. */
  readonly onAccount: number;
  readonly disputed: number;
  /** How long its oldest invoice is overdue. */
  readonly days: number;
  /** Payments that came back in the last days. */
  readonly returned: number;
  readonly brokenPromises: number;
  /** The day of the promise that is open. */
  readonly promisedFor: CalendarDate | null;
  /** When it is to be rung again, as the last note says. */
  readonly ringOn: CalendarDate | null;
  /** Somebody has spoken with it, or tried to, on this day. */
  readonly isRung: boolean;
  readonly pausedUntil: CalendarDate | null;
}

/**
 * What comes next with a debtor. Whoever is to be rung comes first: money that came back, a broken promise, a day that was
 * agreed, and what is overdue for so long that a person decides. Who was rung today is not rung again.
 */
export function nextOf(facts: DebtorFacts, today: CalendarDate, personAfter: number): NextCode {
  const { overdue, onAccount, disputed, promisedFor, ringOn, pausedUntil, isRung } = facts;
  const isLate = overdue > 0;
  if (promisedFor !== null) return 'promised';
  if (ringOn !== null && ringOn > today) return 'ringLater';
  if (isLate && !isRung) {
    if (facts.returned > 0) return 'returned';
    if (facts.brokenPromises > 0) return 'broken';
    if (ringOn !== null) return 'ringAgain';
    if (disputed >= overdue) return 'disputed';
    if (facts.days >= personAfter && pausedUntil === null) return 'stop';
  }
  if (disputed > 0) return 'disputed';
  if (pausedUntil !== null && isLate) return 'paused';
  if (onAccount < 0) return 'onAccount';
  return isLate ? 'overdue' : 'none';
}
