import { Failure, type FieldProblem } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { type ReadingDoubt, readingDoubts } from '#modules/fleet/odometers/sources.ts';
import { recordOdometer } from '#modules/fleet/odometers/server/index.ts';

/** Why an odometer cannot show so much, with the neighbour's kilometres. */
export type OdometerFault = FieldProblem & { readonly code: ReadingDoubt };

/**
 * Keeps the reading of an inspection, or answers why it cannot be beside its neighbours in time. Whatever else stands against it
 * is thrown.
 */
export async function keepReading(
  context: Context,
  { id, vehicleId }: { readonly id: string; readonly vehicleId: string },
  { km, at }: { readonly km: number; readonly at: Date },
): Promise<OdometerFault | undefined> {
  try {
    await recordOdometer(context, { vehicleId, at, km, source: 'inspection', sourceId: id });
    return undefined;
  } catch (error) {
    const fault = error instanceof Failure ? error.fields?.['km'] : undefined;
    const code = readingDoubts.find((each) => each === fault?.code);
    if (!fault || !code) throw error;
    return { ...fault, code };
  }
}
