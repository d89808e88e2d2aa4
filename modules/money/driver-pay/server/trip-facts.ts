import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { centsOf, noCents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { type Quantity, readPercent, readQuantity, readUnitPrice } from '#platform/scaled.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { PayComponent } from '#modules/prices/driver-rates/pay.ts';
import { payTermsOn } from '#modules/base/pay-rates/server/index.ts';
import { proving } from '#modules/work/loads/side-statuses.ts';
import { execution, type LoadState, type StopState } from '#modules/work/loads/status.ts';
import { type RateOfDriver, routeTypeOf, type Terms, type TripFacts } from '../price-trip.ts';

type Reader = Pick<Context, 'db' | 'partition'>;

/** A load that drivers of the company drove, with everything that its pay depends on. */
export interface Trip {
  readonly loadId: string;
  readonly loadVersion: number;
  readonly companyId: string;
  readonly facts: TripFacts;
  readonly terms: Terms;
  readonly categoryName: string;
  readonly typed: ReadonlyMap<PayComponent, Quantity>;
  /** It was taken back after it was delivered, and then cancelled: nobody is paid for it any more. */
  readonly isCancelled: boolean;
}

interface Row {
  readonly load_id: string;
  readonly version: number;
  readonly company_id: string;
  readonly driver_id: string;
  readonly co_driver_id: string | null;
  readonly distance_km: string | null;
  readonly is_dangerous: boolean;
  readonly classes: string[];
  readonly day: CalendarDate;
  readonly first_day: CalendarDate;
  readonly last_day: CalendarDate;
  readonly minutes: number | null;
  readonly stops: number;
  readonly borders: number;
  readonly standing: readonly { windowStart: string | null; arrivedAt: string; departedAt: string }[];
  readonly is_cancelled: boolean;
  /** Of the company: a trip is local up to so many kilometres. */
  readonly local_km: number;
}

/** Whether drivers are paid for the load `l`: it is delivered, and its proof was accepted, waived or not asked for. */
export const isPayable = sql`l.status in ${setOf(execution, 'delivered')} and l.pod_status not in ${setOf(proving, 'unproven')}`;

/** The same, or nothing will be paid for it; what is still on its way, or waits for its proof, is not decided. */
export const isDecided = sql`(${isPayable} or l.status = ${literal<LoadState>('CANCELLED')})`;

/**
 * What loads say of the work of their drivers, as far as that is decided. Loads that no driver of the company drove are left out: the drivers of a
 * supplier are paid by it.
 */
export async function tripsOf(reader: Reader, loadIds: readonly string[]): Promise<Trip[]> {
  const { db, partition } = reader;
  const { rows } = await sql<Row>`
    select l.id as load_id, l.version, l.company_id, l.driver_id, co.id as co_driver_id, l.distance_km::text as distance_km,
           l.un_number <> '' as is_dangerous,
           array_remove(array[lower(v.kind), lower(e.class), lower(e.code), lower(e.shortcode), lower(e.name)], null) as classes,
           (l.load_at at time zone c.time_zone)::date::text as day,
           (coalesce(s.first_at, l.load_at) at time zone c.time_zone)::date::text as first_day,
           (greatest(coalesce(s.last_at, l.trip_until, l.load_at), coalesce(s.first_at, l.load_at)) at time zone c.time_zone)::date::text as last_day,
           case when s.first_at <= s.left_at then (extract(epoch from s.left_at - s.first_at) / 60)::int end as minutes,
           c.local_trip_km as local_km, s.stops, greatest(s.borders, cardinality(l.countries) - 1, 0) as borders, s.standing,
           l.status = ${literal<LoadState>('CANCELLED')} as is_cancelled
      from load l
      join company c on c.partition = l.partition and c.id = l.company_id
      join driver d on d.partition = l.partition and d.id = l.driver_id and d.supplier_id is null
      left join driver co on co.partition = l.partition and co.id = l.co_driver_id and co.supplier_id is null
      left join vehicle v on v.partition = l.partition and v.id = l.vehicle_id
      left join equipment_type e on e.partition = l.partition and e.id = coalesce(v.equipment_type_id, l.equipment_type_id)
      cross join lateral (
        select min(p.arrived_at) as first_at, max(p.departed_at) as left_at,
               greatest(max(p.departed_at), max(p.arrived_at)) as last_at,
               (count(*) filter (where p.type in ('pickup', 'delivery') and p.status <> ${literal<StopState>('SKIPPED')}))::int as stops,
               (count(*) filter (where p.type = 'border' and p.status <> ${literal<StopState>('SKIPPED')}))::int as borders,
               coalesce(jsonb_agg(jsonb_build_object('windowStart', p.window_start, 'arrivedAt', p.arrived_at, 'departedAt', p.departed_at))
                 filter (where p.type in ('pickup', 'delivery', 'border', 'crossDock')
                   and p.arrived_at is not null and p.departed_at is not null), '[]') as standing
          from stop p where p.partition = l.partition and p.load_id = l.id) s
     where l.partition = ${partition} and l.id = any (${loadIds}::uuid[]) and ${isDecided}
     order by l.id`.execute(db);
  const [terms, typed] = await Promise.all([termsOf(reader, rows), typedOf(reader, loadIds)]);
  return rows.map((row) => {
    const { categoryName, ...of } = terms(row.load_id);
    return {
      loadId: row.load_id,
      loadVersion: row.version,
      companyId: row.company_id,
      facts: factsOf(row),
      terms: of,
      categoryName,
      typed: typed.get(row.load_id) ?? new Map(),
      isCancelled: row.is_cancelled,
    };
  });
}

function factsOf(row: Row): TripFacts {
  const trip = {
    day: row.day,
    firstDay: row.first_day,
    lastDay: row.last_day,
    distanceKm: row.distance_km,
    minutes: row.minutes,
    stops: row.stops,
    borders: row.borders,
    isDangerous: row.is_dangerous,
    standing: row.standing.map(({ windowStart, arrivedAt, departedAt }) => ({
      windowStart: windowStart === null ? null : new Date(windowStart),
      arrivedAt: new Date(arrivedAt),
      departedAt: new Date(departedAt),
    })),
    classes: row.classes.filter(Boolean),
    driverId: row.driver_id,
    coDriverId: row.co_driver_id,
  };
  return { ...trip, routeType: routeTypeOf(trip, row.local_km) };
}

/** By which category each load's driver is paid on its day, and what that category says on it. */
async function termsOf({ db, partition }: Reader, trips: readonly Row[]) {
  const asked = trips.map(({ load_id, driver_id, day }) => ({ load_id, driver_id, day }));
  const { rows: found } = await sql<{
    load_id: string;
    category_id: string | null;
    name: string | null;
    minimum_per_trip: string | null;
    co_driver_share: string | null;
  }>`
    select a.load_id, t.category_id, c.name, p.terms ->> 'minimumPerTrip' as minimum_per_trip, p.terms ->> 'coDriverShare' as co_driver_share
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(load_id uuid, driver_id uuid, day date)
      cross join lateral (select category_id from driver_pay_term
        where partition = ${partition} and driver_id = a.driver_id and valid_from <= a.day and not waits
        order by valid_from desc limit 1) t
      left join driver_rate_category c on c.partition = ${partition} and c.id = t.category_id
      cross join lateral (select ${payTermsOn(partition, sql`c.id`, sql`a.day`)} as terms) p`.execute(db);
  const ofLoad = new Map(found.map((each) => [each.load_id, each]));
  return (loadId: string): Terms & { readonly categoryName: string } => {
    const term = ofLoad.get(loadId);
    if (!term?.category_id) return { category: null, categoryName: '' };
    return {
      categoryName: term.name ?? '',
      category: {
        id: term.category_id,
        minimumPerTrip: centsOf(term.minimum_per_trip ?? '0') ?? noCents,
        coDriverShare: readPercent(term.co_driver_share ?? '0')!,
      },
    };
  };
}

async function typedOf(
  { db, partition }: Reader,
  loadIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<PayComponent, Quantity>>> {
  const { rows } = await sql<{ load_id: string; component: PayComponent; units: string }>`
    select load_id, component, units::text as units from trip_pay_unit
     where partition = ${partition} and load_id = any (${loadIds}::uuid[])`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ load_id }) => load_id)].map(([loadId, of]) => [
      loadId,
      new Map(of.map(({ component, units }) => [component, readQuantity(units)!])),
    ]),
  );
}

/** Every rate that may pay one of these drivers, of whatever day: one that has ended is said. */
export async function ratesFor({ db, partition }: Reader, trips: readonly Trip[]): Promise<RateOfDriver[]> {
  const drivers = trips.map(({ facts }) => facts.driverId);
  const categories = trips.flatMap(({ terms }) => terms.category?.id ?? []);
  const { rows } = await sql<
    Omit<RateOfDriver, 'rate' | 'vehicleClass'> & { readonly rate: string; readonly vehicleClass: string }
  >`
    select id, code, category_id as "categoryId", driver_id as "driverId", component, rate::text as rate,
           free_minutes as "freeMinutes", lower(vehicle_class) as "vehicleClass", route_type as "routeType",
           valid_from::text as "validFrom", valid_to::text as "validTo"
      from driver_rate
     where partition = ${partition} and is_active
       and (driver_id = any (${drivers}::uuid[]) or category_id = any (${categories}::uuid[])
         or num_nonnulls(driver_id, category_id) = 0)`.execute(db);
  return rows.map((row) => ({ ...row, rate: readUnitPrice(row.rate)! }));
}
