import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { ReadTrip } from './port.ts';

/**
 * Keeps trips of an account by the provider's own id: one that comes twice is there once, and says what was said last. A trip of
 * a unit that nobody knows yet waits until the unit was read.
 */
export async function keepTrips(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  accountId: string,
  trips: readonly ReadTrip[],
): Promise<void> {
  if (trips.length === 0) return;
  // The same trip may be in one answer twice: the last one counts.
  const once = [...new Map(trips.map((trip) => [trip.tripId, trip])).values()];
  const rows = once.map((trip) => {
    // A counter that ran back tells nothing.
    const counts = trip.startKm !== null && trip.endKm !== null && trip.endKm >= trip.startKm;
    return { ...trip, startKm: counts ? trip.startKm : null, endKm: counts ? trip.endKm : null };
  });
  await sql`
    insert into telematics_trip as t (partition, account_id, trip_id, unit_id, vehicle_id, started_at, ended_at, start_km, end_km, distance_km, from_place, to_place)
    select ${partition}, u.account_id, r."tripId", u.unit_id, u.vehicle_id, r."startedAt", r."endedAt", r."startKm", r."endKm", r."distanceKm", left(r."fromPlace", 200), left(r."toPlace", 200)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        r ("tripId" text, "unitId" text, "startedAt" timestamptz, "endedAt" timestamptz, "startKm" numeric, "endKm" numeric, "distanceKm" numeric, "fromPlace" text, "toPlace" text)
      join telematics_unit u on u.partition = ${partition} and u.account_id = ${accountId}::uuid and u.unit_id = r."unitId"
     order by r."tripId"
    on conflict (partition, account_id, trip_id) do update
      set started_at = excluded.started_at, ended_at = excluded.ended_at, start_km = excluded.start_km, end_km = excluded.end_km,
          distance_km = excluded.distance_km, from_place = excluded.from_place, to_place = excluded.to_place,
          vehicle_id = coalesce(t.vehicle_id, excluded.vehicle_id)`.execute(db);
}
