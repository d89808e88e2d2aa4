import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { type OdometerProblem, odometerProblem } from '#modules/parties/vehicles/odometer.ts';

interface Reading {
  readonly km: number;
  readonly at: Date;
}

/** The kilometres that a vehicle showed last by its inspections, or its record where none has read them. */
export async function lastReading({ db, partition }: Context, vehicleId: string): Promise<Reading | undefined> {
  const { rows } = await sql<Reading>`
    select km, at from (
      select i.odometer::float8 as km, i.finished_at as at, 1 as rank from vehicle_inspection i
       where i.partition = ${partition} and i.vehicle_id = ${vehicleId} and i.odometer is not null and i.odometer_doubt = ''
      union all
      select v.odometer::float8, v.updated_at, 2 from vehicle v
       where v.partition = ${partition} and v.id = ${vehicleId} and v.odometer is not null) readings
     order by rank, at desc limit 1`.execute(db);
  return rows[0];
}

/** Why a vehicle cannot show so many kilometres then, with what it showed last. */
export async function odometerFault(
  context: Context,
  vehicleId: string,
  { km, at }: Reading,
): Promise<{ readonly code: OdometerProblem; readonly lastKm: number } | undefined> {
  const last = await lastReading(context, vehicleId);
  const code = odometerProblem(km, last, at);
  return code && { code, lastKm: last!.km };
}
