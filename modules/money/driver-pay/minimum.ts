import { divideRounded } from '#platform/calculations.ts';
import { daysBetween, type CalendarDate } from '#platform/dates.ts';
import type { Cents } from '#platform/money.ts';
import type { MinimumUnit } from '#modules/prices/council-minimums/contract.ts';

/** How long a driver worked in a period, as far as trips say. */
export interface Worked {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly minutes: number;
  readonly days: number;
}

/**
 * The least that a grade gets for a period: hours and days as they were worked; weeks and months by the days of the period,
 * seven to a week and twelve months to 365 days. Rounded once.
 */
export function minimumFor(amount: Cents, unit: MinimumUnit, { from, to, minutes, days }: Worked): Cents {
  const period = BigInt(daysBetween(from, to) + 1);
  switch (unit) {
    case 'hour':
      return divideRounded(amount * BigInt(minutes), 60n) as Cents;
    case 'day':
      return (amount * BigInt(days)) as Cents;
    case 'week':
      return divideRounded(amount * period, 7n) as Cents;
    case 'month':
      return divideRounded(amount * period * 12n, 365n) as Cents;
  }
}
