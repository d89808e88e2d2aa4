import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { proving } from '#modules/work/loads/side-statuses.ts';
import type { HeldItem } from '../payable.ts';

interface Held {
  readonly key: string;
  readonly is_unproven: boolean;
  readonly loads: string;
  readonly day: CalendarDate | null;
}

/** What invoices are held for, by their own ids or by those of their open items. */
export async function holdsOfLoads(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  by: 'id' | 'item_id',
  ids: readonly string[],
): Promise<readonly Held[]> {
  const key = sql.ref(`p.${by}`);
  const { rows } = await sql<Held>`
    select key, is_unproven, string_agg(load_number, ', ' order by load_number) as loads, min(day) as day from (
      select distinct ${key} as key, l.load_number, k.is_unproven, case when k.is_unproven then null else d.day end as day
        from purchase_invoice p
        join purchase_invoice_line n on n.partition = p.partition and n.purchase_invoice_id = p.id
        join load l on l.partition = n.partition and l.id = n.load_id
        join company c on c.partition = p.partition and c.id = p.company_id
        join supplier s on s.partition = p.partition and s.id = p.supplier_id
       cross join lateral (select (l.load_at at time zone c.time_zone)::date as day) d
       cross join lateral (select l.pod_status in ${setOf(proving, 'unproven')} and coalesce((
         select t.needs_pod from purchase_tolerance t where t.partition = p.partition and t.company_id = p.company_id
            and (t.supplier_id is null or t.supplier_id = p.supplier_id) order by t.supplier_id nulls last limit 1), true) as is_unproven) k
       where p.partition = ${partition} and ${key} = any (${[...ids]}::uuid[]) and p.kind = 'invoice'
         and (k.is_unproven or s.is_transporter and not isempty(s.cover) and not s.cover @> d.day and not exists (
           select from load_override o where o.partition = l.partition and o.load_id = l.id and o.supplier_id = p.supplier_id and o.code = 'coverGap'))) found
     group by key, is_unproven order by is_unproven`.execute(db);
  return rows;
}

/**
 * Why invoices are not paid now although they are owed, by their open items: a proof of delivery of a load is missing, or the
 * supplier's cover had ended on the day of loading. A missing proof is named first. Companies that pay without proofs say so in
 * their tolerances; an exception from cover that somebody made for the load holds here too.
 */
export async function heldItems(
  context: Pick<Context, 'db' | 'partition'>,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, HeldItem>> {
  const rows = await holdsOfLoads(context, 'item_id', itemIds);
  return new Map(
    rows.map(({ key, is_unproven, loads, day }) => [
      key,
      { hold: is_unproven ? 'podMissing' : 'coverEnded', loads, day },
    ]),
  );
}
