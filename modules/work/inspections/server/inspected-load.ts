import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { type LastOdometer, lastOdometer } from '#modules/parties/vehicles/server/index.ts';
import { findLoad, type StoredLoad } from '#modules/work/loads/server/index.ts';
import {
  combinationLimits,
  limitsOf,
  type MassLimit,
  usualUnits,
  type AxleLimits,
  type AxleUnit,
} from '#modules/work/carriage/mass.ts';
import type { ChecklistFacts } from '../checklist.ts';

interface VehicleRow {
  readonly id: string;
  readonly axles: number | null;
  readonly tare_kg: number | null;
  readonly gcm_kg: number | null;
  readonly power_kw: number | null;
}

/** A load with what an inspection asks of it and of the vehicles that it has now. */
export interface InspectedLoad {
  readonly load: StoredLoad;
  readonly facts: ChecklistFacts;
  readonly limits: AxleLimits;
  readonly gcmKg: number | null;
  readonly powerKw: number | null;
  /** Of the vehicle and its trailers; null where one is not known. */
  readonly taresKg: number | null;
  readonly units: readonly Pick<AxleUnit, 'kind' | 'isDriven'>[];
  /** What the vehicle's odometer showed last, and when. */
  readonly lastOdometer: LastOdometer | undefined;
}

/** The load with its vehicles; undefined where the caller has none with this id. */
export async function inspectedLoad(context: Context, loadId: string): Promise<InspectedLoad | undefined> {
  const load = await findLoad(context, loadId);
  if (!load) return undefined;
  const rows = await vehiclesOf(context, load);
  const ids = [load.vehicle_id, load.trailer1_id, load.trailer2_id].filter((id) => id !== null);
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const vehicle = rows.find(({ id }) => id === load.vehicle_id);
  const degrees = (value: string | null) => (value === null ? null : Number(value));
  return {
    load,
    facts: {
      isDangerous: load.un_number !== '' || load.danger_class !== '',
      temperatureMin: degrees(load.temperature_min),
      temperatureMax: degrees(load.temperature_max),
      pallets: load.pallets,
    },
    limits: limitsOf(load.countries),
    gcmKg: vehicle?.gcm_kg ?? null,
    powerKw: vehicle?.power_kw ?? null,
    taresKg:
      inOrder.length === 0
        ? null
        : inOrder.reduce<number | null>(
            (sum, { tare_kg: tare }) => (sum === null || tare === null ? null : sum + tare),
            0,
          ),
    units: inOrder.flatMap(({ id, axles }) => usualUnits(axles, id !== load.vehicle_id)),
    lastOdometer: vehicle && (await lastOdometer(context, vehicle.id)),
  };
}

/** The least limit of the combination that is known with these axle units. */
export function leastLimit(
  { limits, gcmKg, powerKw }: Pick<InspectedLoad, 'limits' | 'gcmKg' | 'powerKw'>,
  units: readonly Pick<AxleUnit, 'kind'>[],
): MassLimit {
  const [least] = combinationLimits({
    axleUnitsKg: units.length > 0 ? units.reduce((sum, { kind }) => sum + limits[kind], 0) : null,
    gcmKg,
    powerKw,
    driveAxlesKg: null,
    lengthM: null,
    combinationKg: limits.combination,
  });
  return least;
}

async function vehiclesOf({ db, partition }: Context, load: StoredLoad): Promise<readonly VehicleRow[]> {
  const ids = [load.vehicle_id, load.trailer1_id, load.trailer2_id];
  const { rows } = await sql<VehicleRow>`
    select id, axles, tare_kg::float8, gcm_kg::float8, power_kw::float8 from vehicle where partition = ${partition} and id = any (${ids}::uuid[])`.execute(
    db,
  );
  return rows;
}
