import { sql } from 'kysely';
import type { z } from 'zod';
import { sumOf } from '#platform/calculations.ts';
import { addMonths } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Cents, cents, centsOf, noCents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { type CentreBookings, type CentreGroup, centreGroups } from '../answers.ts';
import type { orderService } from '../contract.ts';
import { type OrderKind, anyOrder } from '../status.ts';
import { inForce } from './queries.ts';

const fail = failures<FailureCode>();
type Operation = (typeof orderService)['operations']['getProfitCentreOrders'];

interface Found {
  readonly id: string;
  readonly kind: OrderKind;
  readonly number: string;
  readonly status: CentreBookings['orders'][number]['status'];
  readonly group: CentreGroup;
  readonly otherName: string;
  readonly requiredBy: string | null;
  readonly currency: string;
  /** Rand with two decimals, as `numeric` comes. */
  readonly toCome: string;
  /** Cents, as movements and bookings keep them. */
  readonly receivedThisMonth: number;
  readonly received: number;
  readonly invoiced: number;
  readonly charged: number;
}

/**
 * Reads what orders book on a profit centre. Its own lines are costs. Lines of internal orders that it works on are
 * recoveries, which the asking centre pays. An order that is settled and did not change in the period has nothing in it.
 */
export async function centreOrders(
  context: Context,
  { id }: { readonly id: string },
): Promise<z.input<Operation['output']>> {
  refuseWhenLimited(context);
  const { db, partition, today } = context;
  const month = `${today.slice(0, 7)}-01`;
  const from = addMonths(month, -11);
  const centre = await sql`select 1 from profit_centre where partition = ${partition} and id = ${id}`.execute(db);
  if (centre.rows.length === 0) throw fail('notFound', 'notFound');
  const current = sql`(${inForce('o')} in ${setOf(anyOrder, 'committed')} or o.updated_at >= ${from}::date)`;
  const line = sql`o.id, o.kind, o.order_number, o.status, ${inForce('o')} as in_force, o.supplier_id, o.required_by, o.currency, l.id as line_id, l.price, l.quantity, l.quantity_received`;
  const { rows } = await sql<Found>`
    with mine as materialized (
      select ${line}, o.kind as grouped, o.performing_centre_id as other_id
        from company_order_line l join company_order o on o.partition = l.partition and o.id = l.company_order_id
       where l.partition = ${partition} and l.profit_centre_id = ${id} and ${current}
      union all
      select ${line}, 'recovery', o.profit_centre_id
        from company_order o join company_order_line l on l.partition = o.partition and l.company_order_id = o.id
       where o.partition = ${partition} and o.performing_centre_id = ${id} and ${current})
    select m.id, m.kind, m.order_number as number, m.status, m.grouped as "group", m.required_by::text as "requiredBy", m.currency,
           coalesce(s.registered_name, c.name, '') as "otherName",
           sum(case when m.in_force in ${setOf(anyOrder, 'committed')} then round(greatest(m.quantity - m.quantity_received, 0) * m.price, 2) else 0 end)::text as "toCome",
           sum(moved.month)::bigint as "receivedThisMonth", sum(moved.received)::bigint as received,
           sum(moved.invoiced)::bigint as invoiced, sum(charged.net)::bigint as charged
      from mine m
      left join supplier s on s.partition = ${partition} and s.id = m.supplier_id
      left join profit_centre c on c.partition = ${partition} and c.id = m.other_id
      cross join lateral (
        select coalesce(sum(v.net) filter (where v.invoice_source = ''), 0) as received,
               coalesce(sum(v.net) filter (where v.invoice_source = '' and v.moved_on >= ${month}::date), 0) as month,
               coalesce(-sum(v.net) filter (where v.invoice_source <> ''), 0) as invoiced
          from company_order_movement v
         where v.partition = ${partition} and v.line_id = m.line_id and v.moved_on >= ${from}::date) moved
      cross join lateral (
        select coalesce(sum(b.amount), 0) as net from company_order_booking b
         where b.partition = ${partition} and b.company_order_id = m.id and b.line_id = m.line_id and b.booked_on >= ${from}::date) charged
     group by m.id, m.kind, m.order_number, m.status, m.grouped, m.required_by, m.currency, s.registered_name, c.name
     order by m.order_number`.execute(db);
  return answerOf(rows, { from, month });
}

function answerOf(
  rows: readonly Found[],
  period: { readonly from: string; readonly month: string },
): z.input<Operation['output']> {
  const orders = rows.map((row) => ({
    ...row,
    toCome: rand(row.toCome),
    receivedThisMonth: cents(row.receivedThisMonth),
    received: cents(row.received),
    settled: cents(row.invoiced + row.charged),
  }));
  const place = ({ group }: { readonly group: CentreGroup }) => centreGroups.indexOf(group);
  const groups = Map.groupBy(
    orders.toSorted((a, b) => place(a) - place(b)),
    ({ group, currency }) => `${group} ${currency}`,
  );
  return {
    ...period,
    figures: [...groups.values()].map((each) => ({
      group: each[0]!.group,
      currency: each[0]!.currency,
      toCome: sumOf(each.map(({ toCome }) => toCome)),
      receivedThisMonth: sumOf(each.map(({ receivedThisMonth }) => receivedThisMonth)),
      received: sumOf(each.map(({ received }) => received)),
      settled: sumOf(each.map(({ settled }) => settled)),
    })),
    orders: orders
      .filter(({ toCome }) => toCome > 0n)
      .toSorted((a, b) => Number(b.toCome - a.toCome))
      .slice(0, 100)
      .map(({ id, kind, group, number, status, otherName, requiredBy, currency, toCome }) => ({
        id,
        kind,
        group,
        number,
        status,
        otherName,
        requiredBy,
        currency,
        toCome,
      })),
  };
}

const rand = (amount: string): Cents => centsOf(amount) ?? noCents;
