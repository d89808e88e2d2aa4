import { addDays, type CalendarDate } from '#platform/dates.ts';

/** When a document is to be paid: so many days after its date. */
export function dueDateOf(taxDate: CalendarDate, termDays: number): CalendarDate {
  return addDays(taxDate, termDays);
}

/** The same from the end of the month of the document. */
export function dueDateFromMonthEnd(taxDate: CalendarDate, termDays: number): CalendarDate {
  const [year, month] = [Number(taxDate.slice(0, 4)), Number(taxDate.slice(5, 7))];
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) as CalendarDate;
  return addDays(last, termDays);
}
