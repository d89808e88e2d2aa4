import { todayIn, type CalendarDate } from '#platform/dates.ts';
import type { StopEventKind, StopState } from './status.ts';

/** Minutes after which a stop is late. */
export const graceMinutes = 15;
/** How far a claimed time may be in the future. */
export const futureMinutes = 5;
/** A clock that differs by more is flagged. */
export const skewMinutes = 10;
/** After so many hours a time is corrected only with a right of its own. */
export const correctionHours = 48;
/** Without news for so many hours a load on the road is silent. */
export const silentHours = 4;
/** What a device tells renews when a load itself says it was last heard of only where that is longer ago than so many hours. */
export const aheadHours = 2;
/** A tender that ends within so many minutes asks for attention. */
export const tenderEndsSoonMinutes = 30;

const minute = 60_000;

/** A stop as far as times matter. */
export interface PlannedStop {
  readonly type: string;
  readonly schedule_type: 'open' | 'appointment';
  readonly window_start: Date | null;
  readonly window_end: Date | null;
  readonly planned_arrival: Date | null;
}

/** When a vehicle must be there at the latest: at the appointment, or before the window ends. */
export function dueAt({ schedule_type, window_start, window_end }: PlannedStop): Date | null {
  return schedule_type === 'appointment' ? window_start : window_end;
}

/** Whole minutes after what was due, rounded down; 0 for what is on time or has no window. */
export function minutesLate(stop: PlannedStop, arrivedAt: Date): number {
  const due = dueAt(stop);
  return due === null ? 0 : Math.max(0, Math.floor((arrivedAt.getTime() - due.getTime()) / minute));
}

/** From the first planned moment of a trip to its last; null where no stop has a time. */
export function plannedTrip(stops: readonly PlannedStop[]): { readonly from: Date; readonly until: Date } | null {
  const times = stops.flatMap(({ window_start, window_end, planned_arrival }) =>
    [planned_arrival, window_start, window_end].filter((time) => time !== null),
  );
  if (times.length === 0) return null;
  const milliseconds = times.map((time) => time.getTime());
  return { from: new Date(Math.min(...milliseconds)), until: new Date(Math.max(...milliseconds)) };
}

/** The days of a trip in the company's zone, with one day to come back. */
export function tripDays(
  { from, until }: { readonly from: Date; readonly until: Date },
  timeZone: string,
  returnDays = 1,
): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const back = new Date(until.getTime() + returnDays * 24 * 60 * minute);
  return { from: todayIn(timeZone, from), to: todayIn(timeZone, back) };
}

/**
 * The days of a trip that are still to come: what was not covered yesterday is no longer mended, and a vehicle that should
 * be back by now is still out.
 */
export function daysAhead(
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  today: CalendarDate,
): { readonly from: CalendarDate; readonly to: CalendarDate } {
  return { from: from < today ? today : from, to: to < today ? today : to };
}

/** Where a load goes, seen from the country of the company. */
export function directionOf(home: string, countries: readonly string[]): 'domestic' | 'export' | 'import' | 'transit' {
  const [first, last] = [countries[0], countries.at(-1)];
  if (first === undefined || countries.every((country) => country === home)) return 'domestic';
  if (first === home) return last === home ? 'domestic' : 'export';
  return last === home ? 'import' : 'transit';
}

/** An event of a stop, as it counts. */
export interface StopFact {
  readonly kind: StopEventKind;
  readonly at: Date;
}
export interface StopTimes {
  readonly status: StopState;
  readonly arrived_at: Date | null;
  readonly work_started_at: Date | null;
  readonly work_ended_at: Date | null;
  readonly departed_at: Date | null;
}

/**
 * Where a stop stands, from the events that count: those that are neither corrected, void, out of order nor
 * repeated. Of two of one kind, as older loads have them, the later counts. Corrections need no second rule: what remains
 * says it.
 */
export function stopTimes(facts: readonly StopFact[], isApproached: boolean): StopTimes {
  const latest = (kind: StopEventKind) =>
    facts
      .filter((fact) => fact.kind === kind)
      .map(({ at }) => at)
      .reduce<Date | null>((last, at) => (last === null || at > last ? at : last), null);
  const times = {
    arrived_at: latest('arrived'),
    work_started_at: latest('workStarted'),
    work_ended_at: latest('workEnded'),
    departed_at: latest('departed'),
  };
  return { status: stateOf(times, latest('failed'), latest('skipped'), isApproached), ...times };
}

function stateOf(
  times: Omit<StopTimes, 'status'>,
  failedAt: Date | null,
  skippedAt: Date | null,
  isApproached: boolean,
): StopState {
  if (failedAt !== null) return 'FAILED';
  if (skippedAt !== null) return 'SKIPPED';
  if (times.departed_at !== null) return 'DEPARTED';
  if (times.work_ended_at !== null) return 'COMPLETED';
  if (times.work_started_at !== null) return 'WORKING';
  if (times.arrived_at !== null) return 'ARRIVED';
  return isApproached ? 'EN_ROUTE' : 'PLANNED';
}

/** Whether nothing more is to be done at a stop. */
export function isPassed(status: StopState): boolean {
  return status === 'DEPARTED' || status === 'COMPLETED' || status === 'FAILED' || status === 'SKIPPED';
}
