import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import { fleetLogLife } from '#modules/fleet/fleet-log/status.ts';
import type { TrackerEventKind } from '#modules/fleet/telematics/events.ts';
import type { PayRunState } from '#modules/money/driver-pay/status.ts';

/** The days of a period of a vehicle. */
export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** A line of the log book as the report counts it. Reversed lines and those that reverse them add up to nothing. */
export interface CountedLine {
  readonly id: string;
  readonly day: CalendarDate;
  readonly km: number;
  readonly litres: number;
  readonly amount: number;
  readonly label: string;
}

/** What a service order or a driver cost for a vehicle. */
export interface OtherCost {
  readonly id: string;
  readonly day: CalendarDate;
  readonly amount: number;
  readonly label: string;
}

/** A load as the report counts it. */
export interface CountedLoad {
  readonly id: string;
  readonly day: CalendarDate;
  readonly label: string;
  /** Cents in the currency of the books, without VAT. */
  readonly revenue: number;
  readonly timedStops: number;
  readonly onTimeStops: number;
}

/** Something that the tracker of a vehicle noticed. */
export interface CountedEvent {
  readonly id: string;
  readonly kind: TrackerEventKind;
  readonly day: CalendarDate;
  readonly label: string;
  readonly speedKmh: number | null;
}

type Reader = Pick<Context, 'db' | 'partition'>;
type Sql = RawBuilder<unknown>;

/*
 * What the report counts, as queries that lists read whole and `sums.ts` adds up: both follow from the same rows. Each has
 * `vehicle_id` and `day`.
 */

export const inBook = sql`t.status in ${setOf(fleetLogLife, 'inBook')}`;
const standsAlone = sql`t.reverses_id is null and not t.is_reversed`;

/** Lines of vehicles in a period. */
export function linesOf({ partition }: Reader, vehicleIds: readonly string[], { from, to }: Period): Sql {
  return sql`
    select t.vehicle_id, t.id, t.kind, t.day, t.ended_at, t.purpose, coalesce(t.end_km - t.start_km, 0) as km, coalesce(t.litres, 0) as litres,
           (${standsAlone}) as counts, t.amount,
           case when t.kind = 'trip' then t.from_place || ' → ' || t.to_place else coalesce(nullif(t.place, ''), t.provider) || ' ' || t.slip_number end as label
      from fleet_log_line t
     where t.partition = ${partition} and t.vehicle_id = any (${vehicleIds}::uuid[]) and ${inBook} and t.day between ${from}::date and ${to}::date`;
}

/** Trips of vehicles in a period that carried a load. */
function loadedTrips({ partition }: Reader, vehicleIds: readonly string[], { from, to }: Period): Sql {
  return sql`
    select t.partition, t.vehicle_id, t.day, t.load_id, t.timed_stops, t.on_time_stops from fleet_log_line t
     where t.partition = ${partition} and t.vehicle_id = any (${vehicleIds}::uuid[]) and t.kind = 'trip' and ${inBook} and ${standsAlone}
       and t.load_id is not null and t.day between ${from}::date and ${to}::date`;
}

/** Loads that own vehicles have delivered in a period, by the lines of the log book, which keep how punctual they were. */
export function loadsOf(reader: Reader, vehicleIds: readonly string[], period: Period): Sql {
  return sql`
    select t.vehicle_id, l.id, t.day, l.load_number as label, l.sell_net as revenue, coalesce(l.mass_kg, 0) / 1000.0 as tons,
           t.timed_stops as timed, t.on_time_stops as on_time
      from (${loadedTrips(reader, vehicleIds, period)}) t
      join load l on l.partition = t.partition and l.id = t.load_id`;
}

/** What service orders for vehicles received in a period, less what was taken back, in the currency of the books. */
export function workshopOf({ partition }: Reader, vehicleIds: readonly string[], { from, to }: Period): Sql {
  return sql`
    select o.vehicle_id, o.id, m.moved_on as day, m.net as amount, o.order_number as label
      from company_order o
      join company c on c.partition = o.partition and c.id = o.company_id
      join company_order_movement m on m.partition = o.partition and m.company_order_id = o.id and m.receipt_id is not null and m.currency = c.base_currency
     where o.partition = ${partition} and o.kind = 'service' and o.vehicle_id = any (${vehicleIds}::uuid[])
       and m.moved_on between ${from}::date and ${to}::date`;
}

/** What drivers were paid for the loads of vehicles, in runs that were posted. */
export function driverPayOf(reader: Reader, vehicleIds: readonly string[], period: Period): Sql {
  return sql`
    select t.vehicle_id, t.load_id as id, t.day, p.amount, l.load_number as label
      from (${loadedTrips(reader, vehicleIds, period)}) t
      join load l on l.partition = t.partition and l.id = t.load_id
      join driver_pay_line p on p.partition = t.partition and p.load_id = t.load_id
      join driver_pay_run r on r.partition = p.partition and r.id = p.run_id and r.status = ${literal<PayRunState>('POSTED')}`;
}

/** How somebody drove, and what went out of the tank, as the trackers noticed it, on the days of the client. */
export function eventsOf(
  { partition, timeZone }: Reader & Pick<Context, 'timeZone'>,
  vehicleIds: readonly string[],
  { from, to }: Period,
): Sql {
  return sql`
    select e.vehicle_id, e.account_id::text || ' ' || e.event_id as id, e.kind, (e.at at time zone ${timeZone})::date as day, e.at, e.description as label, e.speed_kmh
      from telematics_event e
     where e.partition = ${partition} and e.vehicle_id = any (${vehicleIds}::uuid[]) and e.kind in ('speeding', 'harshDriving', 'fuelDrop')
       and e.at >= (${from}::date::timestamp at time zone ${timeZone}) and e.at < ((${to}::date + 1)::timestamp at time zone ${timeZone})`;
}

async function readAll<Row>({ db }: Reader, query: Sql): Promise<readonly Row[]> {
  return (await (query as RawBuilder<Row>).execute(db)).rows;
}

/** Lines of one kind of a vehicle, the first one first; trips that were taken back by another are none. */
export function countedLines(reader: Reader, vehicleId: string, period: Period, kind: 'trip' | 'fuel' | 'toll') {
  return readAll<CountedLine>(
    reader,
    sql`select t.id, t.day::text as day, t.km::float8 as km, t.litres::float8 as litres, t.amount, t.label
          from (${linesOf(reader, [vehicleId], period)}) t where t.kind = ${kind} and (t.kind <> 'trip' or t.counts) order by t.ended_at, t.id`,
  );
}

export function countedLoads(reader: Reader, vehicleId: string, period: Period) {
  return readAll<CountedLoad>(
    reader,
    sql`select t.id, t.day::text as day, t.label, t.revenue, t.timed as "timedStops", t.on_time as "onTimeStops"
          from (${loadsOf(reader, [vehicleId], period)}) t order by t.day, t.id`,
  );
}

function countedCosts(reader: Reader, costs: Sql) {
  return readAll<OtherCost>(
    reader,
    sql`select t.id, t.day::text as day, sum(t.amount)::bigint as amount, t.label from (${costs}) t
         group by t.id, t.day, t.label having sum(t.amount) <> 0 order by t.day, t.id`,
  );
}

export const workshopCosts = (reader: Reader, vehicleId: string, period: Period) =>
  countedCosts(reader, workshopOf(reader, [vehicleId], period));

export const driverCosts = (reader: Reader, vehicleId: string, period: Period) =>
  countedCosts(reader, driverPayOf(reader, [vehicleId], period));

export function countedEvents(reader: Reader & Pick<Context, 'timeZone'>, vehicleId: string, period: Period) {
  return readAll<CountedEvent>(
    reader,
    sql`select t.id, t.kind, t.day::text as day, t.label, t.speed_kmh::float8 as "speedKmh"
          from (${eventsOf(reader, [vehicleId], period)}) t order by t.at, t.id`,
  );
}
