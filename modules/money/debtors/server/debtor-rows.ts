import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { DisputeState, InvoiceState } from '#modules/money/invoices/status.ts';
import type { PromiseState } from '../status.ts';
import { paidOf } from './paid.ts';

/** A customer of which something is open on a day. Amounts are cents of the company's own currency. */
export interface DebtorRow {
  readonly customer_id: string;
  readonly name: string;
  readonly account_number: string;
  readonly band0: number;
  readonly band1: number;
  readonly band2: number;
  readonly band3: number;
  readonly band4: number;
  readonly band5: number;
  readonly on_account: number;
  readonly on_account_items: number;
  readonly total: number;
  readonly overdue: number;
  readonly since: CalendarDate | null;
  readonly invoices: number;
  readonly over60_items: number;
  readonly disputed: number;
  readonly disputed_items: number;
  readonly returned: number;
  readonly promised: number;
  readonly promised_for: CalendarDate | null;
  readonly promised_week: number;
  readonly promises_week: number;
  readonly broken: number;
  readonly ring_on: CalendarDate | null;
  readonly is_rung: boolean;
  readonly paused_until: CalendarDate | null;
}

/** So many days after a payment came back its customer is to be rung. */
const returnedWithin = 7;
/** A broken promise is spoken of for so long. */
const brokenWithin = 60;

/** All debtors of a company as of a day: one reading of what was open then, and what people and the calendar did by then. */
export async function debtorRows(
  { db, partition }: Context,
  companyId: string,
  { day, today }: { readonly day: CalendarDate; readonly today: CalendarDate },
): Promise<readonly DebtorRow[]> {
  const late = (from: number, to: number | null) =>
    sql`coalesce(sum(s.base_open) filter (where s.base_open > 0 and s.due_date <= ${day}::date - ${from}::int${
      to === null ? sql`` : sql` and s.due_date >= ${day}::date - ${to}::int`
    }), 0)::bigint`;
  // Whether one was open on a past day follows from its moments; today it says so itself.
  const isOpenOn =
    day >= today
      ? sql`status = ${literal<DisputeState>('OPEN')}`
      : sql`raised_at < ${day}::date + 1 and (decided_at is null or decided_at >= ${day}::date + 1)`;
  const { rows } = await sql<DebtorRow>`
    with owed as materialized (
      select s.party_id,
             coalesce(sum(s.base_open) filter (where s.base_open > 0 and s.due_date >= ${day}::date), 0)::bigint as band0,
             ${late(1, 30)} as band1, ${late(31, 60)} as band2, ${late(61, 90)} as band3, ${late(91, 120)} as band4, ${late(121, null)} as band5,
             coalesce(sum(s.base_open) filter (where s.base_open < 0), 0)::bigint as on_account,
             count(*) filter (where s.base_open < 0)::int as on_account_items,
             sum(s.base_open)::bigint as total,
             coalesce(sum(s.base_open) filter (where s.base_open > 0 and s.due_date < ${day}::date), 0)::bigint as overdue,
             min(s.due_date) filter (where s.base_open > 0 and s.due_date < ${day}::date) as since,
             count(*) filter (where s.base_open > 0)::int as invoices,
             count(*) filter (where s.base_open > 0 and s.due_date < ${day}::date - 60)::int as over60_items
        from open_item_span s
       where s.partition = ${partition} and s.company_id = ${companyId} and s.party_kind = 'customer'
         and s.until_day > ${day}::date and s.from_day <= ${day}::date
       group by s.party_id),
    disputed as materialized (
      select i.customer_id, sum(least(d.amount, s.open))::bigint as amount, count(distinct i.id)::int as items
        from invoice i
        join (select invoice_id, sum(amount) as amount from invoice_dispute
               where partition = ${partition} and company_id = ${companyId} and ${isOpenOn}
               group by invoice_id) d on d.invoice_id = i.id
        join open_item_span s on s.partition = i.partition and s.item_id = i.item_id and s.until_day > ${day}::date and s.from_day <= ${day}::date
       where i.partition = ${partition} and i.company_id = ${companyId} and i.status = ${literal<InvoiceState>('POSTED')}
       group by i.customer_id),
    returned as materialized (
      select party_id, sum(base_amount)::bigint as amount from open_item
       where partition = ${partition} and company_id = ${companyId} and party_kind = 'customer' and kind = 'reversal' and base_amount > 0
         and posting_date between ${day}::date - ${returnedWithin}::int and ${day}::date
       group by party_id),
    promise as materialized (
      select p.customer_id, p.amount, p.due_day, ${paidOf(sql`p`, sql`${day}::date`)} >= p.amount as is_kept
        from payment_promise p
       where p.partition = ${partition} and p.company_id = ${companyId} and p.status = ${literal<PromiseState>('GIVEN')} and p.made_on <= ${day}::date
         and p.due_day >= ${day}::date - ${brokenWithin}::int),
    promised as materialized (
      select customer_id,
             coalesce(sum(amount) filter (where due_day >= ${day}::date and not is_kept), 0)::bigint as amount,
             min(due_day) filter (where due_day >= ${day}::date and not is_kept) as due_day,
             coalesce(sum(amount) filter (where due_day between ${day}::date and ${day}::date + 6 and not is_kept), 0)::bigint as week,
             count(*) filter (where due_day between ${day}::date and ${day}::date + 6 and not is_kept)::int as in_week,
             count(*) filter (where due_day < ${day}::date and not is_kept)::int as broken
        from promise group by customer_id),
    rung as materialized (
      select distinct on (customer_id) customer_id, ring_on, day = ${day}::date and kind <> 'note' as is_rung from debtor_note
       where partition = ${partition} and company_id = ${companyId} and day <= ${day}::date and kind <> 'note'
       order by customer_id, day desc, written_at desc)
    select c.id as customer_id, c.registered_name as name, c.account_number, owed.band0, owed.band1, owed.band2, owed.band3, owed.band4, owed.band5,
           owed.on_account, owed.on_account_items, owed.total, owed.overdue, owed.since::text as since, owed.invoices, owed.over60_items,
           coalesce(disputed.amount, 0)::bigint as disputed, coalesce(disputed.items, 0) as disputed_items, coalesce(returned.amount, 0)::bigint as returned,
           coalesce(promised.amount, 0)::bigint as promised, promised.due_day::text as promised_for, coalesce(promised.week, 0)::bigint as promised_week,
           coalesce(promised.in_week, 0) as promises_week, coalesce(promised.broken, 0) as broken, rung.ring_on::text as ring_on, coalesce(rung.is_rung, false) as is_rung,
           (case when x.paused_until >= ${day}::date then x.paused_until end)::text as paused_until
      from owed
      join customer c on c.partition = ${partition} and c.id = owed.party_id
      left join disputed on disputed.customer_id = c.id
      left join returned on returned.party_id = c.id
      left join promised on promised.customer_id = c.id
      left join rung on rung.customer_id = c.id
      left join debtor_arrangement x on x.partition = c.partition and x.customer_id = c.id`.execute(db);
  return rows;
}
