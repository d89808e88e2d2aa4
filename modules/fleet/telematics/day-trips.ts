import { addDays, type CalendarDate, todayIn } from '#platform/dates.ts';
import { instantAt } from '#platform/wall-clock.ts';

/** What a tracker counted at a moment, in kilometres. */
export interface CounterReading {
  readonly at: Date;
  readonly km: number;
}

export interface DrivenTrip {
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly startKm: number | null;
  readonly endKm: number | null;
  readonly distanceKm: number;
}

export interface DrivenDay {
  readonly day: CalendarDate;
  /** Trips of which at least a part is on the day. */
  readonly trips: number;
  readonly km: number;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * Kilometres of each day on which a vehicle was driven, the first day first. A trip over midnight is cut there by what the
 * tracker counted: by the readings on both sides of midnight, between which it is taken to run evenly. The parts of a trip add
 * up to the trip. `timeZone` is an IANA name; `readings` are in the order of time.
 */
export function kmByDay(
  trips: readonly DrivenTrip[],
  readings: readonly CounterReading[],
  timeZone: string,
): readonly DrivenDay[] {
  const days = new Map<CalendarDate, { trips: number; km: number }>();
  for (const trip of trips) {
    let [from, counted] = [trip.startedAt, 0];
    for (let day = todayIn(timeZone, trip.startedAt); ; day = addDays(day, 1)) {
      const midnight = instantAt(`${addDays(day, 1)}T00:00`, timeZone);
      const isLast = trip.endedAt <= midnight;
      const until = isLast ? trip.endedAt : midnight;
      const total = isLast ? tenth(lengthOf(trip)) : tenth(runAt(trip, readings, midnight));
      const known = days.get(day) ?? { trips: 0, km: 0 };
      days.set(day, { trips: known.trips + 1, km: tenth(known.km + total - counted) });
      [from, counted] = [until, total];
      if (isLast || from >= trip.endedAt) break;
    }
  }
  return [...days].map(([day, sums]) => ({ day, ...sums })).toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Kilometres of a trip: what was counted, else what the provider says. */
export function lengthOf({ startKm, endKm, distanceKm }: DrivenTrip): number {
  return startKm === null || endKm === null ? distanceKm : endKm - startKm;
}

/** Kilometres that a trip had run at a moment within it. */
function runAt(trip: DrivenTrip, readings: readonly CounterReading[], at: Date): number {
  const { startedAt, endedAt, startKm, endKm } = trip;
  const share = (from: Date, to: Date) =>
    to.getTime() === from.getTime() ? 1 : (at.getTime() - from.getTime()) / (to.getTime() - from.getTime());
  if (startKm === null || endKm === null) return trip.distanceKm * share(startedAt, endedAt);
  // A counter that was reset meanwhile tells nothing of this trip.
  const within = readings.filter(
    (each) => each.at >= startedAt && each.at <= endedAt && each.km >= startKm && each.km <= endKm,
  );
  const before = within.findLast((each) => each.at <= at) ?? { at: startedAt, km: startKm };
  const after = within.find((each) => each.at > at) ?? { at: endedAt, km: endKm };
  return before.km + Math.max(0, after.km - before.km) * share(before.at, after.at) - startKm;
}
