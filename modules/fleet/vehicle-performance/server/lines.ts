import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import { fleetLogLife } from '#modules/fleet/fleet-log/status.ts';
import type { PayRunState } from '#modules/money/driver-pay/status.ts';

/** The days of a period of a vehicle. */
export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** A line of the log book as the report counts it. Reversed lines and those that reverse them add up to nothing. */
export interface CountedLine {
  readonly vehicleId: string;
  readonly id: string;
  readonly kind: 'trip' | 'fuel' | 'toll';
  readonly day: CalendarDate;
  readonly at: string;
  readonly purpose: string;
  readonly km: number;
  readonly endKm: number | null;
  readonly litres: number;
  readonly isFull: boolean;
  readonly odometerKm: number | null;
  /** Whether it counts by itself, not taken back by another. */
  readonly counts: boolean;
  readonly amount: number;
  readonly loadId: string | null;
  readonly label: string;
}

/** What a service order or a driver cost for a vehicle. */
export interface OtherCost {
  readonly vehicleId: string;
  readonly id: string;
  readonly day: CalendarDate;
  readonly amount: number;
  readonly label: string;
}

/** A load as the report counts it. */
export interface CountedLoad {
  readonly vehicleId: string;
  readonly id: string;
  readonly day: CalendarDate;
  readonly label: string;
  /** Cents in the currency of the books, without VAT. */
  readonly revenue: number;
  readonly tons: number;
  readonly timedStops: number;
  readonly onTimeStops: number;
}

type Reader = Pick<Context, 'db' | 'partition'>;

async function readAll<Row>({ db }: Reader, query: RawBuilder<unknown>): Promise<readonly Row[]> {
  return (await (query as RawBuilder<Row>).execute(db)).rows;
}

/** Lines of vehicles in a period; fills of a year before it as well, since a span may have begun there. */
export function countedLines(reader: Reader, vehicleIds: readonly string[], { from, to }: Period) {
  return readAll<CountedLine>(
    reader,
    sql`select t.vehicle_id as "vehicleId", t.id, t.kind, t.day::text as day, t.ended_at::text as at, t.purpose,
           coalesce(t.end_km - t.start_km, 0)::float8 as km, t.end_km::float8 as "endKm", coalesce(t.litres, 0)::float8 as litres, t.is_full as "isFull",
           t.odometer_km::float8 as "odometerKm", (t.reverses_id is null and not t.is_reversed) as counts, t.amount, t.load_id as "loadId",
           case when t.kind = 'trip' then t.from_place || ' → ' || t.to_place else coalesce(nullif(t.place, ''), t.provider) || ' ' || t.slip_number end as label
      from fleet_log_line t
     where t.partition = ${reader.partition} and t.vehicle_id = any (${vehicleIds}::uuid[]) and t.status in ${setOf(fleetLogLife, 'inBook')}
       and t.day <= ${to}::date and (t.day >= ${from}::date or t.kind = 'fuel' and t.day >= ${from}::date - 366)
     order by t.ended_at, t.id`,
  );
}

/** Loads that own vehicles have delivered in a period, by the lines of the log book. */
export function countedLoads(reader: Reader, vehicleIds: readonly string[], { from, to }: Period) {
  return readAll<CountedLoad>(
    reader,
    sql`select t.vehicle_id as "vehicleId", l.id, t.day::text as day, l.load_number as label, l.sell_net as revenue,
           coalesce(l.mass_kg, 0)::float8 / 1000 as tons,
           (select count(*) from stop s where s.partition = l.partition and s.load_id = l.id and s.arrived_at is not null and s.window_end is not null)::int as "timedStops",
           (select count(*) from stop s where s.partition = l.partition and s.load_id = l.id and s.arrived_at is not null and s.window_end is not null and s.minutes_late <= 0)::int as "onTimeStops"
      from fleet_log_line t join load l on l.partition = t.partition and l.id = t.load_id
     where t.partition = ${reader.partition} and t.vehicle_id = any (${vehicleIds}::uuid[]) and t.kind = 'trip' and t.status in ${setOf(fleetLogLife, 'inBook')}
       and t.reverses_id is null and not t.is_reversed and t.day between ${from}::date and ${to}::date
     order by t.day, l.id`,
  );
}

/** What service orders for vehicles received in a period, less what was taken back, in the currency of the books. */
export function workshopCosts(reader: Reader, vehicleIds: readonly string[], { from, to }: Period) {
  return readAll<OtherCost>(
    reader,
    sql`select o.vehicle_id as "vehicleId", o.id, m.moved_on::text as day, sum(m.net)::bigint as amount, o.order_number as label
      from company_order o
      join company c on c.partition = o.partition and c.id = o.company_id
      join company_order_movement m on m.partition = o.partition and m.company_order_id = o.id and m.receipt_id is not null and m.currency = c.base_currency
     where o.partition = ${reader.partition} and o.kind = 'service' and o.vehicle_id = any (${vehicleIds}::uuid[])
       and m.moved_on between ${from}::date and ${to}::date
     group by o.vehicle_id, o.id, m.moved_on, o.order_number having sum(m.net) <> 0 order by m.moved_on, o.id`,
  );
}

/** What drivers were paid for the loads of vehicles, in runs that were posted. */
export function driverCosts(reader: Reader, vehicleIds: readonly string[], { from, to }: Period) {
  return readAll<OtherCost>(
    reader,
    sql`select t.vehicle_id as "vehicleId", l.id, t.day::text as day, sum(p.amount)::bigint as amount, l.load_number as label
      from fleet_log_line t
      join load l on l.partition = t.partition and l.id = t.load_id
      join driver_pay_line p on p.partition = t.partition and p.load_id = t.load_id
      join driver_pay_run r on r.partition = p.partition and r.id = p.run_id and r.status = ${literal<PayRunState>('POSTED')}
     where t.partition = ${reader.partition} and t.vehicle_id = any (${vehicleIds}::uuid[]) and t.kind = 'trip' and t.status in ${setOf(fleetLogLife, 'inBook')}
       and t.reverses_id is null and not t.is_reversed and t.day between ${from}::date and ${to}::date
     group by t.vehicle_id, l.id, t.day, l.load_number order by t.day, l.id`,
  );
}
