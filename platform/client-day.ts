import { clientZone, followZone } from './client-zone.ts';
import { todayIn, type CalendarDate } from './dates.ts';

/**
 * The client's day, for a rule of a form. Rules that stand in a schema have no caller to ask: the desk says once whose day it
 * is, and the server says it around each check. Handlers ask their context instead.
 */
export function clientToday(): CalendarDate {
  return clientDay(new Date());
}

/** The client's day at an instant. */
export function clientDay(instant: Date): CalendarDate {
  return todayIn(clientZone(), instant);
}

/** Runs a check in a client's zone. The task must not wait for anything: the next call may be of another client. */
export function inZone<Result>(timeZone: string, task: () => Result): Result {
  const before = clientZone();
  followZone(timeZone);
  try {
    return task();
  } finally {
    followZone(before);
  }
}
