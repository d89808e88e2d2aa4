import { addDays, type CalendarDate } from '#platform/dates.ts';
import type { countsFrom } from './contract.ts';

/** When a service is due; a measure that the plan does not count is null. Kilometres and hours to a tenth. */
export interface Due {
  readonly km: number | null;
  readonly on: CalendarDate | null;
  readonly hours: number | null;
}

interface Plan {
  readonly everyKm: number | null;
  readonly everyDays: number | null;
  readonly everyHours: number | null;
  readonly countsFrom: (typeof countsFrom)[number];
}

/**
 * When the service after one that was done is due. A plan that counts from what was due skips the services that have been
 * missed altogether: 20,000 km after 100,000 done at 103,500 is 120,000, and done at 145,000 it is 160,000.
 */
export function nextDue(plan: Plan, due: Due, done: Due): Due {
  const next = (every: number | null, was: number | null, at: number | null) => {
    if (every === null || at === null) return was;
    if (plan.countsFrom === 'done' || was === null) return tenth(at + every);
    return tenth(was + every * (1 + Math.max(0, Math.floor((at - was) / every))));
  };
  return {
    km: next(plan.everyKm, due.km, done.km),
    hours: next(plan.everyHours, due.hours, done.hours),
    on: dayOf(next(plan.everyDays, dayNumber(due.on), dayNumber(done.on))),
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const epoch = '1970-01-01';
const dayNumber = (day: CalendarDate | null) => (day === null ? null : Date.parse(`${day}T00:00:00Z`) / 86_400_000);
const dayOf = (number: number | null) => (number === null ? null : addDays(epoch, number));
