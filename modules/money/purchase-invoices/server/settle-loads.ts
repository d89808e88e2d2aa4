import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { billSuppliers } from '#modules/work/load-prices/server/index.ts';
import { loadStateOf } from '../load-state.ts';
import type { PurchaseInvoiceState } from '../status.ts';

interface InvoicedLoad {
  readonly id: string;
  readonly states: readonly PurchaseInvoiceState[];
  readonly is_covered: boolean;
}

/** Lets the loads of documents follow what became of their invoices; `former` are loads that a document had before. */
export async function settleLoads(
  context: Context,
  purchaseIds: readonly string[],
  former: readonly string[] = [],
): Promise<void> {
  const { db, partition } = context;
  // A charge is covered by an invoice in the books that states all of it, or the last part of it.
  const { rows } = await sql<InvoicedLoad>`
    with touched as (
      select distinct n.load_id as id from purchase_invoice_line n
       where n.partition = ${partition} and n.purchase_invoice_id = any (${[...purchaseIds]}::uuid[]) and n.charge_id is not null
      union select unnest(${[...former]}::uuid[]))
    select t.id,
           coalesce((select array_agg(distinct p.status) from purchase_invoice_line n join purchase_invoice p on p.partition = n.partition and p.id = n.purchase_invoice_id
              where n.partition = ${partition} and n.load_id = t.id and n.charge_id is not null and p.kind = 'invoice'), '{}') as states,
           not exists (select from load_charge c where c.partition = ${partition} and c.load_id = t.id and c.side = 'buy' and c.net > 0
              and not exists (select from purchase_invoice_line n join purchase_invoice p on p.partition = n.partition and p.id = n.purchase_invoice_id
                where n.partition = c.partition and n.charge_id = c.id and p.kind = 'invoice' and p.journal_id is not null
                  and (not n.is_part or n.net >= coalesce(n.expected, 0)))) as is_covered
      from touched t where t.id is not null order by t.id`.execute(db);
  await billSuppliers(
    context,
    new Map(rows.map(({ id, states, is_covered }) => [id, loadStateOf(states, is_covered)])),
  );
}
