import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import './tables.ts';

/** As the trail names it. */
export const adjustmentNoun = 'fuelAdjustment';

type Reader = Pick<Context, 'db' | 'partition'>;

interface Sums {
  readonly customer_name: string | null;
  readonly customers: number;
  readonly customers_changed: number;
  readonly blocked: number;
  readonly rates: number;
  readonly month: number;
  readonly loads: number;
  readonly loads_left_out: number;
  readonly loads_applied: number;
  readonly loads_reversed: number;
  readonly invoiced: number;
  readonly invoiced_more: number;
  readonly sell_before: number;
  readonly sell_after: number;
}
/** A run with what it comes to. */
export type StoredAdjustment = Selectable<Tables['fuel_adjustment']> & Sums;

/** What a row of the list is made of; the table is `t`. */
export const adjustmentColumns: RawBuilder<unknown> = sql`t.*, of_lines.*, of_loads.*,
  (select c.registered_name from customer c where c.partition = t.partition and c.id = t.customer_id) as customer_name`;

/** Invoices that would differ: those of what the run leaves as it is, and those of what was invoiced by it and is reversed. */
const invoiced = sql`
  (count(*) filter (where d.left_out = 'runInvoiced' and d.sell_after <> d.sell_before))::int as invoiced,
  coalesce(sum(case when d.applied_at is null then d.sell_after - d.sell_before else d.sell_before - d.sell_after end)
    filter (where d.left_out = 'runInvoiced'), 0)::bigint as invoiced_more`;

/** Sums of the lines and the loads that are part of a run. */
export const adjustmentSums: RawBuilder<unknown> = sql`
  cross join lateral (
    select count(distinct n.customer_id)::int as customers,
           (count(distinct n.customer_id) filter (where n.is_included and n.percent is distinct from n.percent_before))::int as customers_changed,
           (count(*) filter (where n.is_included and n.problem <> ''))::int as blocked,
           coalesce(sum(n.rate_count) filter (where n.is_included), 0)::int as rates,
           coalesce(sum(n.month_net) filter (where n.is_included), 0)::bigint as month
      from fuel_adjustment_line n where n.partition = t.partition and n.adjustment_id = t.id) of_lines
  cross join lateral (
    select (count(*) filter (where d.left_out = '' and n.is_included))::int as loads,
           (count(*) filter (where d.left_out <> '' or not n.is_included))::int as loads_left_out,
           (count(*) filter (where d.applied_at is not null))::int as loads_applied,
           (count(*) filter (where d.reversed_at is not null))::int as loads_reversed, ${invoiced},
           coalesce(sum(d.sell_before) filter (where d.left_out = '' and n.is_included), 0)::bigint as sell_before,
           coalesce(sum(d.sell_after) filter (where d.left_out = '' and n.is_included), 0)::bigint as sell_after
      from fuel_adjustment_load d
      join fuel_adjustment_line n on n.partition = d.partition and n.adjustment_id = d.adjustment_id
       and n.customer_id = d.customer_id and n.clause_id = d.clause_id
     where d.partition = t.partition and d.adjustment_id = t.id) of_loads`;

/** A run with its sums; undefined where the caller has none with this id. */
export async function findAdjustment({ db, partition }: Reader, id: string): Promise<StoredAdjustment | undefined> {
  const { rows } = await sql<StoredAdjustment>`
    select ${adjustmentColumns} from fuel_adjustment t ${adjustmentSums} where t.partition = ${partition} and t.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export type StoredLine = Selectable<Tables['fuel_adjustment_line']> & {
  readonly customer_name: string;
  readonly customer_email: string;
  readonly customer_language: 'en' | 'afr' | 'pt' | 'fr';
  readonly clause_code: string;
  readonly calculation: 'Basic' | 'Manual';
  readonly value_type: 'Percent' | 'Currency';
  readonly loads: number;
  readonly left_out: number;
  readonly invoiced: number;
  readonly invoiced_more: number;
  readonly sell_before: number;
  readonly sell_after: number;
};

/** The lines of a run in the order of their customers; or one of them. */
export async function linesOf(
  { db, partition }: Reader,
  which: { readonly adjustmentId: string } | { readonly lineId: string },
): Promise<StoredLine[]> {
  const condition = 'lineId' in which ? sql`n.id = ${which.lineId}` : sql`n.adjustment_id = ${which.adjustmentId}`;
  const { rows } = await sql<StoredLine>`
    select n.*, c.registered_name as customer_name, c.email as customer_email, c.language as customer_language, f.code as clause_code, of_clause.calculation, of_clause.value_type, of_loads.*
      from fuel_adjustment_line n
      join customer c on c.partition = n.partition and c.id = n.customer_id
      join fuel_clause f on f.partition = n.partition and f.id = n.clause_id
      join fuel_adjustment a on a.partition = n.partition and a.id = n.adjustment_id
     cross join lateral (
       select v.terms ->> 'calculation' as calculation, v.terms ->> 'valueType' as value_type from fuel_clause_version v
        where v.partition = n.partition and v.clause_id = n.clause_id and v.superseded_at is null and v.in_force @> a.effective_from) of_clause
     cross join lateral (
       select (count(*) filter (where d.left_out = ''))::int as loads, (count(*) filter (where d.left_out <> ''))::int as left_out, ${invoiced},
              coalesce(sum(d.sell_before) filter (where d.left_out = ''), 0)::bigint as sell_before,
              coalesce(sum(d.sell_after) filter (where d.left_out = ''), 0)::bigint as sell_after
         from fuel_adjustment_load d
        where d.partition = n.partition and d.adjustment_id = n.adjustment_id and d.customer_id = n.customer_id and d.clause_id = n.clause_id) of_loads
     where n.partition = ${partition} and ${condition}
     order by c.registered_name, f.code`.execute(db);
  return rows;
}
