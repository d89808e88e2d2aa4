import { sql } from 'kysely';
import { type CalendarDate, todayIn } from '#platform/dates.ts';
import { invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { trailerKinds } from '#modules/parties/vehicles/contract.ts';
import type { FuelFacts } from '../rules.ts';
import './tables.ts';

type Reader = Pick<Context, 'db' | 'partition'>;

/** What the log book knows of a vehicle. */
export interface LoggedVehicle {
  readonly id: string;
  readonly registrationNumber: string;
  readonly kind: string;
  readonly tankLitres: number | null;
  readonly normKmPerLitre: number | null;
  readonly fuelType: string;
  readonly centreId: string | null;
  readonly driverId: string | null;
  readonly driverName: string | null;
  readonly card: string;
}

const columns = sql`v.id, v.code as "registrationNumber", v.kind, v.tank_litres::float8 as "tankLitres",
  v.norm_km_per_litre::float8 as "normKmPerLitre", v.fuel_type as "fuelType", v.profit_centre_id as "centreId",
  v.default_driver_id as "driverId", v.fuel_card_no as card,
  (select d.name || ' ' || d.surname from driver d where d.partition = v.partition and d.id = v.default_driver_id) as "driverName"`;

/** A vehicle of the log book. Refuses one that is unknown or pulled. */
export async function loggedVehicle({ db, partition }: Reader, id: string): Promise<LoggedVehicle> {
  const { rows } = await sql<LoggedVehicle>`
    select ${columns} from vehicle v where v.partition = ${partition} and v.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw invalidFields({ vehicleId: { code: 'notAnOption' } });
  if (trailerKinds.includes(found.kind)) throw invalidFields({ vehicleId: { code: 'readingNoOdometer' } as never });
  return found;
}

/** Own vehicles with their cards, for a file of slips. */
export async function vehiclesWithCards({ db, partition }: Reader): Promise<readonly LoggedVehicle[]> {
  const { rows } = await sql<LoggedVehicle>`
    select ${columns} from vehicle v
     where v.partition = ${partition} and v.ownership <> 'supplier' and v.kind <> all (${trailerKinds}::text[])`.execute(
    db,
  );
  return rows;
}

const fuels: Readonly<Record<string, readonly string[]>> = {
  petrol: ['petrol95', 'petrol93'],
  diesel: ['diesel50', 'diesel500'],
};

/** What a slip of a vehicle is judged by on a day: its tank, and the price of its fuel that was in force. */
export async function fuelFacts(
  { db, partition }: Reader,
  vehicle: Pick<LoggedVehicle, 'tankLitres' | 'fuelType'>,
  day: CalendarDate,
): Promise<FuelFacts> {
  const types = fuels[vehicle.fuelType] ?? fuels['diesel']!;
  const { rows } = await sql<{ price: number }>`
    select price_per_litre::float8 as price from fuel_price
     where partition = ${partition} and is_active and fuel_type = any (${types}::text[]) and region = 'inland' and effective_from <= ${day}::date
     order by effective_from desc, array_position(array['retail', 'own', 'wholesale'], kind), array_position(${types}::text[], fuel_type) limit 1`.execute(
    db,
  );
  return { tankLitres: vehicle.tankLitres, priceOfDay: rows[0]?.price ?? null };
}

/** The day of a moment on the clock of a company. */
export async function dayAt({ db, partition }: Reader, companyId: string, at: Date): Promise<CalendarDate> {
  const { rows } = await sql<{ zone: string }>`
    select time_zone as zone from company where partition = ${partition} and id = ${companyId}`.execute(db);
  return todayIn(rows[0]!.zone, at);
}

/** The first day of the month in whose book a line of a day stands: its own, or the next that is not locked. */
export async function bookMonth(
  { db, partition }: Reader,
  vehicleId: string,
  day: CalendarDate,
): Promise<CalendarDate> {
  const { rows } = await sql<{ month: CalendarDate }>`
    select m::date::text as month
      from generate_series(date_trunc('month', ${day}::date), date_trunc('month', ${day}::date) + interval '60 months', interval '1 month') m
     where not exists (select from fleet_log_month x where x.partition = ${partition} and x.vehicle_id = ${vehicleId} and x.month = m::date)
     order by m limit 1`.execute(db);
  return rows[0]!.month;
}

/** Lets changes of the book of one vehicle come one after the other. */
export async function holdBook({ db }: Context, vehicleId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${vehicleId}, 692))`.execute(db);
}
