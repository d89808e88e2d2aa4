import { type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { odometerProblem } from '#modules/parties/vehicles/odometer.ts';
import { lastOdometer } from '#modules/parties/vehicles/server/index.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';

const codes = {
  odometerBelow: 'orderOdometerBelow',
  odometerAbove: 'orderOdometerAbove',
} as const satisfies Record<string, OrderFailureCode>;

/** Why an odometer cannot show so much now: less than it showed last, or more than a truck drives since. */
export async function odometerFault(
  context: Context,
  vehicleId: string,
  km: number,
): Promise<(FieldProblem & { readonly code: OrderFailureCode }) | undefined> {
  const last = await lastOdometer(context, vehicleId);
  const problem = odometerProblem(km, last, context.now);
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
