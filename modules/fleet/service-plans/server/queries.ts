import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import type { Tables } from '#platform/server/tables.ts';
import { anyOrder } from '#modules/money/orders/status.ts';
import type { serviceMeasures, serviceStandings } from '../contract.ts';
import './tables.ts';

type Reader = Pick<Context, 'db' | 'partition' | 'today'>;

/** What a vehicle needs by a plan, with how near it is today. */
export interface StoredService extends Selectable<Tables['vehicle_service']> {
  readonly plan_code: string;
  readonly plan_name: string;
  readonly registration_number: string;
  readonly fleet_no: string;
  readonly km: number | null;
  readonly hours: number | null;
  readonly km_per_day: number | null;
  readonly standing: (typeof serviceStandings)[number];
  readonly by: (typeof serviceMeasures)[number] | null;
  readonly left: number | null;
  readonly last_done_on: CalendarDate | null;
  readonly warranty_until: CalendarDate | null;
  /** Of the order that is open; null where it is over. */
  readonly open_order_id: string | null;
  readonly open_order_number: string | null;
  readonly cost: number;
}

/**
 * Services of vehicles with how near they are: the one place that says it. What a vehicle runs in a day is that of its readings
 * of the last ninety days before the newest. Of kilometres, days and hours the one that is due first in days decides; hours,
 * of which nobody keeps how many a day brings, count as due today once they are within their warning. `where` narrows `s`, of
 * which all columns are known.
 */
export function servicesOf({ partition, today }: Reader, where: RawBuilder<unknown>): RawBuilder<StoredService> {
  return sql<StoredService>`
    with known as (
      select t.*, p.code as plan_code, p.name as plan_name, v.code as registration_number, v.fleet_no,
             coalesce(p.warn_km, ceil(p.every_km / 10.0)) as warn_km, coalesce(p.warn_days, 7) as warn_days,
             coalesce(p.warn_hours, ceil(p.every_hours / 10.0)) as warn_hours,
             newest.km::float8 as km, v.engine_hours::float8 as hours,
             round((newest.km - oldest.km) / nullif(greatest(extract(epoch from newest.at - oldest.at) / 86400, 1), 0), 1)::float8 as km_per_day,
             done.last_done_on, done.warranty_until, done.cost, o.id as open_order_id, o.order_number as open_order_number
        from vehicle_service t
        join service_plan p on p.partition = t.partition and p.id = t.plan_id
        join vehicle v on v.partition = t.partition and v.id = t.vehicle_id
        left join company_order o on o.partition = t.partition and o.id = t.order_id and o.status not in ${setOf(anyOrder, 'whole')}
             and o.status not in ${setOf(anyOrder, 'ended')}
        left join lateral (
          select r.km, r.at from odometer_reading r
           where r.partition = t.partition and r.vehicle_id = t.vehicle_id and r.doubt = '' and r.withdrawn_at is null
           order by r.at desc, r.km desc limit 1) newest on true
        left join lateral (
          select r.km, r.at from odometer_reading r
           where r.partition = t.partition and r.vehicle_id = t.vehicle_id and r.doubt = '' and r.withdrawn_at is null
             and r.at >= newest.at - interval '90 days' and r.at < newest.at
           order by r.at, r.km limit 1) oldest on true
        cross join lateral (
          select max(d.done_on)::text as last_done_on, max(d.warranty_until)::text as warranty_until, coalesce(sum(d.cost), 0)::bigint as cost from service_record d
           where d.partition = t.partition and d.service_id = t.id and d.reversed_at is null) done
       where t.partition = ${partition}),
    left_over as (
      select k.*, (k.due_km - k.km)::float8 as left_km, (k.due_on - ${today}::date)::float8 as left_days, (k.due_hours - k.hours)::float8 as left_hours
        from known k),
    measured as (
      select l.*, m.by, m.left, m.is_over, m.is_soon
        from left_over l
        left join lateral (
          select * from (values
            ('km', l.left_km, l.left_km < 0, l.left_km <= l.warn_km or l.left_km <= l.warn_days * l.km_per_day, l.left_km / nullif(l.km_per_day, 0)),
            ('days', l.left_days, l.left_days < 0, l.left_days <= l.warn_days, l.left_days),
            ('hours', l.left_hours, l.left_hours < 0, l.left_hours <= l.warn_hours, case when l.left_hours <= l.warn_hours then 0 end)
          ) as m (by, "left", is_over, is_soon, in_days)
          where m.left is not null
          order by m.is_over desc, coalesce(m.is_soon, false) desc, m.in_days nulls last limit 1) m on true)
    select s.*, s.due_on::text as due_on from (
      select m.*, case when m.is_over then 'overdue' when m.is_soon then 'soon' when m.by is not null then 'later' else 'unknown' end as standing
        from measured m) s
     where ${where}`;
}

/** One of them, whether it is followed still or not; undefined where the caller has none with this id. */
export async function findService(context: Reader, id: string): Promise<StoredService | undefined> {
  const { rows } = await servicesOf(context, sql`s.id = ${id}`).execute(context.db);
  return rows[0];
}

/** What was done by a plan for a vehicle, the latest first. */
export async function recordsOf({ db, partition }: Pick<Context, 'db' | 'partition'>, serviceId: string) {
  const { rows } = await sql<Selectable<Tables['service_record']> & { readonly order_number: string | null }>`
    select d.*, d.done_on::text as done_on, d.due_on::text as due_on, d.warranty_until::text as warranty_until, o.order_number
      from service_record d left join company_order o on o.partition = d.partition and o.id = d.order_id
     where d.partition = ${partition} and d.service_id = ${serviceId} order by d.done_on desc, d.id desc`.execute(db);
  return rows;
}
