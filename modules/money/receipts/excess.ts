import { addDays, addMonths, type CalendarDate } from '#platform/dates.ts';
import type { VatCycle } from './kinds.ts';

/** When money that is kept is warned of, and the day on which VAT on it is due. */
export interface Excess {
  readonly warnsOn: CalendarDate;
  readonly taxedOn: CalendarDate;
}

/**
 * Too much that was paid, and neither refunded nor set off within four months, is a supply on the last day of the VAT period in
 * which they end (VAT Act s 8(27)); a month before, it is warned of. VAT periods end with odd, even or all months.
 */
export function excessOf(paidOn: CalendarDate, cycle: VatCycle): Excess {
  return { warnsOn: addMonths(paidOn, 3), taxedOn: endOfVatPeriod(addMonths(paidOn, 4), cycle) };
}

function endOfVatPeriod(day: CalendarDate, cycle: VatCycle): CalendarDate {
  const month = Number(day.slice(5, 7));
  const isEnding = cycle === 'every' || (month % 2 === 1) === (cycle === 'odd');
  const first = `${day.slice(0, 8)}01`;
  return addDays(addMonths(first, isEnding ? 1 : 2), -1);
}
