import { sql } from 'kysely';
import { roundDecimal } from '#platform/decimal.ts';
import { addDays, type CalendarDate, daysBetween } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { instantAt } from '#platform/wall-clock.ts';
import { odometersAt } from '#modules/fleet/odometers/server/index.ts';
import { trailerKinds, type vehicleKinds } from '#modules/parties/vehicles/contract.ts';
import { type EmissionMethod, emissionsOf, factorStarts } from '../emissions.ts';
import type { PerformanceSums } from '../figures.ts';
import type { Period } from './lines.ts';
import { type Sums, sumsOf } from './sums.ts';

/** An own vehicle of the report. */
export interface MeasuredVehicle {
  readonly id: string;
  readonly registrationNumber: string;
  readonly fleetNo: string;
  readonly kind: (typeof vehicleKinds)[number];
  readonly driverName: string | null;
  readonly normKmPerLitre: number | null;
  readonly purchaseDate: CalendarDate | null;
}

export interface Choice extends Period {
  readonly vehicleId?: string | undefined;
  readonly profitCentreId?: string | undefined;
  readonly homeDepotId?: string | undefined;
}

/** Own vehicles that drive themselves, and that were not sold before. */
export async function measuredVehicles(
  { db, partition }: Context,
  { vehicleId, profitCentreId, homeDepotId }: Choice,
): Promise<readonly MeasuredVehicle[]> {
  const { rows } = await sql<MeasuredVehicle>`
    select v.id, v.code as "registrationNumber", v.fleet_no as "fleetNo", v.kind, v.norm_km_per_litre::float8 as "normKmPerLitre",
           v.purchase_date::text as "purchaseDate",
           (select d.name || ' ' || d.surname from driver d where d.partition = v.partition and d.id = v.default_driver_id) as "driverName"
      from vehicle v
     where v.partition = ${partition} and v.ownership <> 'supplier' and v.kind <> all (${trailerKinds}::text[]) and v.availability <> 'notChecked'
       and (v.is_active or v.id = ${vehicleId ?? null}::uuid)
       and (${vehicleId ?? null}::uuid is null or v.id = ${vehicleId ?? null}::uuid)
       and (${profitCentreId ?? null}::uuid is null or v.profit_centre_id = ${profitCentreId ?? null}::uuid)
       and (${homeDepotId ?? null}::uuid is null or v.home_depot_id = ${homeDepotId ?? null}::uuid)
     order by v.code limit 1000`.execute(db);
  return rows;
}

/** What counts of a vehicle: from its purchase on, and not after today. */
export function ownPeriod({ today }: Pick<Context, 'today'>, vehicle: MeasuredVehicle, { from, to }: Period): Period {
  return {
    from: vehicle.purchaseDate !== null && vehicle.purchaseDate > from ? vehicle.purchaseDate : from,
    to: to > today ? today : to,
  };
}

/** The sums of vehicles over a period, by their ids. */
export async function measure(
  context: Context,
  vehicles: readonly MeasuredVehicle[],
  period: Period,
  method: EmissionMethod,
): Promise<ReadonlyMap<string, PerformanceSums>> {
  const ids = vehicles.map(({ id }) => id);
  const startOf = (day: CalendarDate) => instantAt(`${day}T00:00`, context.timeZone);
  const end = addDays(period.to > context.today ? context.today : period.to, 1);
  const counted = vehicles.map((vehicle) => ({ id: vehicle.id, from: ownPeriod(context, vehicle, period).from }));
  const [sums, atStart, atEnd, firsts] = await Promise.all([
    sumsOf(context, counted, { from: period.from, to: addDays(end, -1) }, factorStarts(method)),
    odometersAt(context, ids, startOf(period.from)),
    odometersAt(context, ids, startOf(end)),
    firstReadings(context, ids, startOf(period.from), startOf(end)),
  ]);
  return new Map(
    vehicles.map(({ id }, place): [string, PerformanceSums] => {
      const first = atStart.get(id)?.km ?? firsts.get(id);
      const last = atEnd.get(id)?.km;
      const readKm = first === undefined || last === undefined ? 0 : last - first;
      const from = counted[place]!.from;
      const daysAvailable = end <= from ? 0 : daysBetween(from, end);
      return [id, sumsOfVehicle(sums, { id, readKm, daysAvailable, method })];
    }),
  );
}

/** The first readings within a period, for vehicles that had none before: one that was bought in it begins with what it had run. */
async function firstReadings(
  { db, partition }: Context,
  ids: readonly string[],
  from: Date,
  to: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; km: number }>`
    select distinct on (vehicle_id) vehicle_id as id, km::float8 as km from odometer_reading
     where partition = ${partition} and vehicle_id = any (${ids}::uuid[]) and doubt = '' and withdrawn_at is null and at >= ${from} and at < ${to}
     order by vehicle_id, at, km`.execute(db);
  return new Map(rows.map(({ id, km }) => [id, km]));
}

interface Measured {
  readonly id: string;
  /** Kilometres between the readings at both ends. */
  readonly readKm: number;
  readonly daysAvailable: number;
  readonly method: EmissionMethod;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function sumsOfVehicle(sums: Sums, { id, readKm, daysAvailable, method }: Measured): PerformanceSums {
  const lines = sums.lines.get(id);
  const spans = sums.spans.get(id);
  const loads = sums.loads.get(id);
  const litres = factorStarts(method).map((day, place) => ({ day, litres: lines?.litres[place] ?? 0 }));
  const events = sums.events.get(id);
  const loggedKm = lines?.loggedKm ?? 0;
  return {
    loggedKm,
    loadedKm: lines?.loadedKm ?? 0,
    emptyKm: lines?.emptyKm ?? 0,
    privateKm: lines?.privateKm ?? 0,
    km: tenth(Math.max(loggedKm, readKm)),
    litres: roundDecimal(
      litres.reduce((sum, each) => sum + each.litres, 0),
      2,
    ),
    spanKm: tenth(spans?.km ?? 0),
    spanLitres: roundDecimal(spans?.litres ?? 0, 2),
    trips: loads?.trips ?? 0,
    tons: loads?.tons ?? 0,
    fuelCost: lines?.fuelCost ?? 0,
    tollCost: lines?.tollCost ?? 0,
    workshopCost: sums.workshop.get(id)?.amount ?? 0,
    driverCost: sums.driver.get(id)?.amount ?? 0,
    revenue: loads?.revenue ?? 0,
    timedStops: loads?.timed ?? 0,
    onTimeStops: loads?.onTime ?? 0,
    daysUsed: lines?.daysUsed ?? 0,
    daysAvailable,
    co2eKg: roundDecimal(emissionsOf(method, litres), 2),
    speedings: events?.speedings ?? 0,
    harshDrivings: events?.harshDrivings ?? 0,
    fuelDrops: events?.fuelDrops ?? 0,
  };
}
