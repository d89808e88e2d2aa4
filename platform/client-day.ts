import { defaultTimeZone, todayIn, type CalendarDate } from './dates.ts';

/**
 * The zone in which the rules of a form read the calendar. Rules that stand in a schema have no caller to ask: the desk says
 * once whose day it is, and the server says it around each check.
 */
let zone = defaultTimeZone;

/** The client's day, for a rule of a form. Handlers ask their context instead. */
export function clientToday(): CalendarDate {
  return clientDay(new Date());
}

/** The client's day at an instant. */
export function clientDay(instant: Date): CalendarDate {
  return todayIn(zone, instant);
}

/** From now on the rules of forms follow this zone (IANA name): a page works for one client. */
export function followZone(timeZone: string): void {
  zone = timeZone;
}

/** Runs a check in a client's zone. The task must not wait for anything: the next call may be of another client. */
export function inZone<Result>(timeZone: string, task: () => Result): Result {
  const before = zone;
  zone = timeZone;
  try {
    return task();
  } finally {
    zone = before;
  }
}
