import { todayIn, type CalendarDate } from '#platform/dates.ts';

/** The date by which the checks go, the same as on the server. */
export function today(): CalendarDate {
  return todayIn('Africa/Johannesburg', new Date());
}
