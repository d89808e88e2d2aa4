import { todayIn } from '#platform/dates.ts';
import { Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { recordOdometer } from '#modules/fleet/odometers/server/index.ts';
import type { PlacedPoint } from '../points.ts';
import type { StoredUnit } from './queries.ts';

/** Within a day a unit tells its odometer anew after so many kilometres. */
const kilometresBetween = 25;

/**
 * Tells the odometer of a unit's vehicle through the one door: one reading a day on the calendar of the client, which follows the
 * counter as it goes. What does not fit the readings of the vehicle is not kept; the unit says why, until it fits.
 */
export async function tellOdometer(context: Context, unit: StoredUnit, points: readonly PlacedPoint[]): Promise<void> {
  const { db, partition, timeZone } = context;
  const latest = points.findLast(({ odometerKm }) => odometerKm !== null);
  if (!latest || latest.odometerKm === null || unit.vehicle_id === null) return;
  const day = todayIn(timeZone, latest.fixAt);
  const km = Math.round(latest.odometerKm * 10) / 10;
  const isSameDay = unit.odometer_day === day;
  if (unit.odometer_day !== null && unit.odometer_day > day) return;
  if (isSameDay && unit.odometer_doubt === '' && km - Number(unit.odometer_km) < kilometresBetween) return;
  const doubt = await record(context, unit, { at: latest.fixAt, km, day });
  await db
    .updateTable('telematics_unit')
    .set({ odometer_doubt: doubt, ...(doubt === '' && { odometer_day: day, odometer_km: String(km) }) })
    .where('partition', '=', partition)
    .where('account_id', '=', unit.account_id)
    .where('unit_id', '=', unit.unit_id)
    .execute();
}

interface Told {
  readonly at: Date;
  readonly km: number;
  readonly day: string;
}

/** Why a reading was not kept; empty where it was. It is refused before anything is written. */
async function record(context: Context, unit: StoredUnit, { at, km, day }: Told): Promise<string> {
  try {
    await recordOdometer(context, {
      vehicleId: unit.vehicle_id!,
      at,
      km,
      source: 'tracker',
      // The reading of a day takes the place of the one before.
      sourceId: [unit.account_id, unit.unit_id, unit.vehicle_id, day].join(' '),
      deviceId: unit.unit_id,
    });
    return '';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return Object.values(error.fields ?? {})[0]?.code ?? error.code;
  }
}
