import { divideRounded } from '#platform/calculations.ts';
import { addDays, addMonths, type CalendarDate } from '#platform/dates.ts';
import { type Cents, cents, noCents } from '#platform/money.ts';

/** Months after the period of a claim in which an invoice is paid, or its VAT goes back (VAT Act s 22(3)). */
const months = { warned: 11, due: 12 } as const;

export interface UnpaidClaim {
  /** The day on which the VAT was claimed. */
  readonly claimedOn: CalendarDate;
  readonly vat: Cents;
  readonly gross: Cents;
  readonly open: Cents;
  readonly today: CalendarDate;
}

export interface UnpaidVat {
  readonly state: '' | 'warned' | 'due';
  /** The day from which the VAT of what is unpaid is owed. */
  readonly dueOn: CalendarDate;
  /** Its VAT: the share of what is still open. */
  readonly vat: Cents;
}

/** What becomes of the VAT of an invoice that stays unpaid: nothing for ten months, a warning, then output VAT of its open part. */
export function unpaidVat({ claimedOn, vat, gross, open, today }: UnpaidClaim): UnpaidVat {
  const dueOn = lastDayAfter(claimedOn, months.due);
  const part = open <= 0n || vat === 0n ? noCents : cents(divideRounded(vat * open, gross));
  const isWarned = part > 0n && today >= lastDayAfter(claimedOn, months.warned);
  return { state: !isWarned ? '' : today >= dueOn ? 'due' : 'warned', dueOn, vat: part };
}

/** The last day of the month that is so many months after the one of a day. */
function lastDayAfter(day: CalendarDate, count: number): CalendarDate {
  return addDays(addMonths(`${day.slice(0, 7)}-01`, count + 1), -1);
}
