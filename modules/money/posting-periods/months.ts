import { addDays, addMonths, type CalendarDate } from '#platform/dates.ts';

/** A period of a year to come. */
export interface NewMonth {
  /** 1 to 12, and 13 for the last day of the year. */
  readonly no: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The twelve months from a first of a month on, and the thirteenth period of their last day. */
export function monthsFrom(first: CalendarDate): readonly NewMonth[] {
  const months = Array.from({ length: 12 }, (_, place) => ({
    no: place + 1,
    from: addMonths(first, place),
    to: addDays(addMonths(first, place + 1), -1),
  }));
  const last = addDays(addMonths(first, 12), -1);
  return [...months, { no: 13, from: last, to: last }];
}

/** The first day of the financial year in which a day is, by the month (1 to 12) in which the company's year begins. */
export function yearStart(day: CalendarDate, startMonth: number): CalendarDate {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return `${month >= startMonth ? year : year - 1}-${String(startMonth).padStart(2, '0')}-01`;
}

/** What people call a year: `2026/27`, or `2026` where it is a calendar year. */
export function yearName(first: CalendarDate): string {
  const year = Number(first.slice(0, 4));
  return first.slice(5, 7) === '01' ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}
