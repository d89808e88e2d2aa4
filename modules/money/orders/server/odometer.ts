import { sql } from 'kysely';
import { type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { odometerProblem } from '#modules/parties/vehicles/odometer.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';

const codes = {
  odometerBelow: 'orderOdometerBelow',
  odometerAbove: 'orderOdometerAbove',
} as const satisfies Record<string, OrderFailureCode>;

interface Reading {
  readonly km: number;
  readonly at: Date;
}

/**
 * Why an odometer cannot show so much now: less than its vehicle says, or than another order found, or more than a truck
 * drives since that order. The day of what stands in the vehicle's record is not known, so that it bounds only from below.
 */
export async function odometerFault(
  { db, partition, now }: Context,
  vehicleId: string,
  km: number,
): Promise<(FieldProblem & { readonly code: OrderFailureCode }) | undefined> {
  const { rows } = await sql<{ own: number | null; found: Reading | null }>`
    select v.odometer::float8 as own,
           (select jsonb_build_object('km', o.accepted_odometer_km, 'at', o.updated_at) from company_order o
             where o.partition = v.partition and o.vehicle_id = v.id and o.accepted_odometer_km is not null
             order by o.accepted_odometer_km desc limit 1) as found
      from vehicle v where v.partition = ${partition} and v.id = ${vehicleId}`.execute(db);
  const { own = null, found = null } = rows[0] ?? {};
  if (own !== null && km < own) return { code: codes.odometerBelow, details: { km: own } };
  const last = found === null ? undefined : { km: found.km, at: new Date(found.at) };
  const problem = odometerProblem(km, last, now);
  return problem && { code: codes[problem], details: { km: last!.km } };
}

/** Refuses an odometer that cannot be. */
export async function refuseOdometer(
  context: Context,
  { vehicleId, odometerKm }: { readonly vehicleId: string | null; readonly odometerKm: number | null },
): Promise<void> {
  if (vehicleId === null || odometerKm === null) return;
  const problem = await odometerFault(context, vehicleId, odometerKm);
  if (problem) throw invalidFields({ odometerKm: problem });
}
