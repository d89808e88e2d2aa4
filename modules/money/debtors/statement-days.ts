import { addDays, type CalendarDate } from '#platform/dates.ts';

/** Whether a day is the one of its month on which statements go out: the chosen one, or the last of a month that is shorter. */
export function statementDayIn(today: CalendarDate, chosen: number): boolean {
  const day = Number(today.slice(8));
  const isLast = addDays(today, 1).slice(8) === '01';
  return day === chosen || (isLast && day < chosen);
}
