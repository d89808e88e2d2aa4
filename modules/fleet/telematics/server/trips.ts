import { sql } from 'kysely';
import type { z } from 'zod';
import { addDays, daysBetween } from '#platform/dates.ts';
import { invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { instantAt } from '#platform/wall-clock.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { telematicsService } from '../contract.ts';
import { kmByDay, lengthOf } from '../day-trips.ts';
import type { TelematicsFailureCode } from '../messages/failures/index.ts';

type Operation = (typeof telematicsService)['operations']['getVehicleTrips'];

const longestDays = 31;

interface StoredTrip {
  readonly tripId: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly startKm: number | null;
  readonly endKm: number | null;
  readonly distanceKm: number;
  readonly fromPlace: string;
  readonly toPlace: string;
}

/** Trips of a vehicle between two days of the client, and the kilometres of each day: a trip over midnight is cut there. */
export async function readTrips(
  context: Context,
  { vehicleId, from, until }: z.output<Operation['input']>,
): Promise<z.input<Operation['output']>> {
  refuseWhenScoped(context);
  const { db, partition, timeZone } = context;
  if (until < from || daysBetween(from, until) >= longestDays)
    throw invalidFields({
      until: { code: 'trackTooLong' satisfies TelematicsFailureCode, details: { days: longestDays } },
    });
  const begin = instantAt(`${from}T00:00`, timeZone);
  const end = instantAt(`${addDays(until, 1)}T00:00`, timeZone);
  const { rows: trips } = await sql<StoredTrip>`
    select trip_id as "tripId", started_at as "startedAt", ended_at as "endedAt", start_km::float8 as "startKm", end_km::float8 as "endKm",
           distance_km::float8 as "distanceKm", from_place as "fromPlace", to_place as "toPlace"
      from telematics_trip
     where partition = ${partition} and vehicle_id = ${vehicleId} and ended_at > ${begin} and started_at < ${end}
     order by started_at, trip_id limit 5000`.execute(db);
  const midnights = Array.from({ length: daysBetween(from, until) + 2 }, (_, place) =>
    instantAt(`${addDays(from, place)}T00:00`, timeZone).toISOString(),
  );
  const days = kmByDay(trips, await readingsAround(context, vehicleId, midnights), timeZone);
  return {
    days: days.filter(({ day }) => day >= from && day <= until),
    trips: trips.map((trip) => ({
      tripId: trip.tripId,
      startedAt: trip.startedAt.toISOString(),
      endedAt: trip.endedAt.toISOString(),
      startKm: trip.startKm,
      endKm: trip.endKm,
      km: Math.round(lengthOf(trip) * 10) / 10,
      fromPlace: trip.fromPlace,
      toPlace: trip.toPlace,
    })),
  };
}

/** What the tracker counted last before each midnight and first after it, in the order of time. */
async function readingsAround(
  { db, partition }: Context,
  vehicleId: string,
  midnights: readonly string[],
): Promise<readonly { readonly at: Date; readonly km: number }[]> {
  const { rows } = await sql<{ at: Date; km: number }>`
    select r.at, r.km from unnest(${midnights}::timestamptz[]) m (at)
     cross join lateral (
       (select p.fix_at as at, p.odometer_km::float8 as km from vehicle_position p
         where p.partition = ${partition} and p.vehicle_id = ${vehicleId} and p.odometer_km is not null
           and p.fix_at <= m.at and p.fix_at > m.at - interval '12 hours' order by p.fix_at desc limit 1)
       union all
       (select p.fix_at, p.odometer_km::float8 from vehicle_position p
         where p.partition = ${partition} and p.vehicle_id = ${vehicleId} and p.odometer_km is not null
           and p.fix_at > m.at and p.fix_at < m.at + interval '12 hours' order by p.fix_at limit 1)) r
     order by r.at`.execute(db);
  return rows;
}
