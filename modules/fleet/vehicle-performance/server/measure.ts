import { sql } from 'kysely';
import { roundDecimal } from '#platform/decimal.ts';
import { addDays, type CalendarDate, daysBetween } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { instantAt } from '#platform/wall-clock.ts';
import { odometersAt } from '#modules/fleet/odometers/server/index.ts';
import { trailerKinds, type vehicleKinds } from '#modules/parties/vehicles/contract.ts';
import { type EmissionMethod, emissionsOf } from '../emissions.ts';
import type { PerformanceSums } from '../figures.ts';
import { spansOf } from '../spans.ts';
import {
  type CountedLine,
  countedLines,
  type CountedLoad,
  countedLoads,
  driverCosts,
  type OtherCost,
  type Period,
  workshopCosts,
} from './lines.ts';

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
  const [lines, loads, workshop, driver, atStart, atEnd] = await Promise.all([
    countedLines(context, ids, period),
    countedLoads(context, ids, period),
    workshopCosts(context, ids, period),
    driverCosts(context, ids, period),
    odometersAt(context, ids, startOf(period.from)),
    odometersAt(context, ids, startOf(end)),
  ]);
  const firsts = await firstReadings(context, ids, startOf(period.from), startOf(end));
  const measured = vehicles.map((vehicle): [string, PerformanceSums] => {
    const own = ownPeriod(context, vehicle, period);
    const of = <Row extends { readonly vehicleId: string; readonly day: CalendarDate }>(rows: readonly Row[]) =>
      rows.filter((row) => row.vehicleId === vehicle.id && row.day >= own.from && row.day <= own.to);
    const first = atStart.get(vehicle.id)?.km ?? firsts.get(vehicle.id);
    const last = atEnd.get(vehicle.id)?.km;
    return [
      vehicle.id,
      sumsOf({
        own,
        lines: of(lines),
        fills: lines.filter((line) => line.vehicleId === vehicle.id && line.kind === 'fuel'),
        loads: of(loads),
        workshop: of(workshop),
        driver: of(driver),
        readKm: first === undefined || last === undefined ? 0 : last - first,
        method,
      }),
    ];
  });
  return new Map(measured);
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
  readonly own: Period;
  readonly lines: readonly CountedLine[];
  /** Those of before the period as well. */
  readonly fills: readonly CountedLine[];
  readonly loads: readonly CountedLoad[];
  readonly workshop: readonly OtherCost[];
  readonly driver: readonly OtherCost[];
  /** Kilometres between the readings at both ends. */
  readonly readKm: number;
  readonly method: EmissionMethod;
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const added = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0);

function sumsOf({ own, lines, fills, loads, workshop, driver, readKm, method }: Measured): PerformanceSums {
  const trips = lines.filter(({ kind, counts }) => kind === 'trip' && counts);
  const fuel = lines.filter(({ kind }) => kind === 'fuel');
  const kmOf = (purpose: string) =>
    tenth(
      added(
        trips.filter((trip) => trip.purpose === purpose),
        ({ km }) => km,
      ),
    );
  const loggedKm = tenth(added(trips, ({ km }) => km));
  const spans = spansOf(
    fills
      .filter(({ counts }) => counts)
      .map(({ at, litres, isFull, odometerKm }) => ({ at, litres, isFull, km: odometerKm })),
  ).filter(({ at }) => at.slice(0, 10) >= own.from && at.slice(0, 10) <= own.to);
  return {
    loggedKm,
    loadedKm: kmOf('load'),
    emptyKm: kmOf('empty'),
    privateKm: kmOf('private'),
    km: tenth(Math.max(loggedKm, readKm)),
    litres: roundDecimal(
      added(fuel, ({ litres }) => litres),
      2,
    ),
    spanKm: tenth(added(spans, ({ km }) => km)),
    spanLitres: roundDecimal(
      added(spans, ({ litres }) => litres),
      2,
    ),
    trips: loads.length,
    tons: Math.round(added(loads, ({ tons }) => tons) * 1000) / 1000,
    fuelCost: added(fuel, ({ amount }) => amount),
    tollCost: added(
      lines.filter(({ kind }) => kind === 'toll'),
      ({ amount }) => amount,
    ),
    workshopCost: added(workshop, ({ amount }) => amount),
    driverCost: added(driver, ({ amount }) => amount),
    revenue: added(loads, ({ revenue }) => revenue),
    timedStops: added(loads, ({ timedStops }) => timedStops),
    onTimeStops: added(loads, ({ onTimeStops }) => onTimeStops),
    daysUsed: new Set(trips.map(({ day }) => day)).size,
    daysAvailable: own.to < own.from ? 0 : daysBetween(own.from, own.to) + 1,
    co2eKg: roundDecimal(emissionsOf(method, fuel), 2),
  };
}
