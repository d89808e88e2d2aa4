import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { ProposalState } from '#modules/money/journal-proposals/status.ts';
import { customerBilling, supplierBilling } from '#modules/work/loads/side-statuses.ts';
import { execution } from '#modules/work/loads/status.ts';
import type { AccrualSource } from '../contract.ts';

/** A month of a company. */
export interface Month {
  readonly id: string;
  readonly company_id: string;
  readonly no: number;
  readonly first_day: CalendarDate;
  readonly last_day: CalendarDate;
}

/** The period of an id; undefined where there is none. */
export async function findMonth({ db, partition }: Context, id: string): Promise<Month | undefined> {
  const { rows } = await sql<Month>`
    select id, company_id, no, first_day::text as first_day, last_day::text as last_day from posting_period
     where partition = ${partition} and id = ${id}`.execute(db);
  return rows[0];
}

/** What is accrued on one account of one centre. */
export interface Gathered {
  readonly source: AccrualSource;
  readonly account: string;
  readonly accountName: string;
  readonly centre: string;
  readonly centreName: string;
  readonly count: number;
  /** Above zero a cost, below an income. */
  readonly amount: Cents;
}

/**
 * What came by orders and was delivered by loads until the last day of a month and stands on no invoice, in the company's own
 * currency: by account and centre, so that a month of ten thousand loads is a handful of lines.
 */
export async function gatherAccruals(
  { db, partition }: Context,
  { company_id, last_day }: Pick<Month, 'company_id' | 'last_day'>,
): Promise<readonly Gathered[]> {
  const { rows } = await sql<Omit<Gathered, 'amount'> & { readonly amount: number }>`
    with company_of as (select base_currency, time_zone from company where partition = ${partition} and id = ${company_id}),
    delivered as materialized (
      select l.id, l.sell_rate, l.customer_billing, l.supplier_billing, l.supplier_id from load l, company_of
       where l.partition = ${partition} and l.company_id = ${company_id} and l.status in ${setOf(execution, 'delivered')}
         and (l.delivered_at at time zone company_of.time_zone)::date <= ${last_day}::date
         and (l.customer_billing in ${setOf(customerBilling, 'unbilled')} or l.supplier_billing in ${setOf(supplierBilling, 'unbooked')})),
    lines as (
      select 'orders' as source, l.account, l.profit_centre_id as centre_id, l.id as of_id, sum(m.net)::bigint as amount
        from company_order_movement m
        join company_order_line l on l.partition = m.partition and l.id = m.line_id
        join company_order o on o.partition = m.partition and o.id = m.company_order_id
        join company_of on company_of.base_currency = m.currency
       where m.partition = ${partition} and o.kind <> 'internal' and o.company_id = ${company_id} and m.moved_on <= ${last_day}::date
       group by l.account, l.profit_centre_id, l.id
      union all
      select case c.side when 'sell' then 'sales' else 'carriers' end,
             case c.side when 'sell' then coalesce(nullif(i.journal_account_sell, ''), k.journal_account_sell)
                  else coalesce(nullif(i.journal_account_buy, ''), k.journal_account_buy) end,
             c.profit_centre_id, c.load_id, case c.side when 'sell' then -round(c.net * coalesce(d.sell_rate, 1))::bigint else greatest(c.net - coalesce((
               -- What is in the books of it already; an invoice that only waits is accrued as what was expected.
               select sum(case p.kind when 'creditNote' then -coalesce(n.target_net, n.net) else coalesce(n.target_net, n.net) end) from purchase_invoice_line n
                 join purchase_invoice p on p.partition = n.partition and p.id = n.purchase_invoice_id and p.journal_id is not null
                where n.partition = c.partition and n.charge_id = c.id), 0), 0) end
        from delivered d
        join load_charge c on c.partition = ${partition} and c.load_id = d.id
        join profit_centre k on k.partition = c.partition and k.id = c.profit_centre_id
        left join item_master i on i.partition = c.partition and i.id = c.item_master_id
       -- A load that is billed again in part owes what no invoice has.
       where c.side = 'sell' and d.customer_billing in ${setOf(customerBilling, 'unbilled')}
         and not exists (select from invoice_line n join invoice v on v.partition = n.partition and v.id = n.invoice_id and v.posted_at is not null
                          where n.partition = c.partition and n.charge_id = c.id and n.is_billed)
          or c.side = 'buy' and d.supplier_id is not null and d.supplier_billing in ${setOf(supplierBilling, 'unbooked')})
    select g.source, upper(btrim(g.account)) as account, coalesce(min(t.name), '') as "accountName", k.code as centre, k.name as "centreName",
           count(distinct g.of_id)::int as count, sum(g.amount)::bigint as amount
      from lines g
      join profit_centre k on k.partition = ${partition} and k.id = g.centre_id
      left join journal_account t on t.partition = ${partition} and t.code = upper(btrim(g.account))
     group by g.source, upper(btrim(g.account)), k.code, k.name having sum(g.amount) <> 0
     order by array_position(array['sales', 'carriers', 'orders'], g.source), 2, k.code`.execute(db);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: cents(amount) }));
}

/** The proposal that accrues a month, whatever has become of it; undefined where there is none, or it was rejected. */
export async function accrualOf({ db, partition }: Context, periodId: string) {
  const { rows } = await sql<{ id: string; number: string; status: 'DRAFT' | 'SUBMITTED' | 'POSTED' }>`
    select id, number, status from journal_proposal
     where partition = ${partition} and period_id = ${periodId} and kind = 'accrual' and status <> ${literal<ProposalState>('REJECTED')}`.execute(
    db,
  );
  return rows[0];
}
