import { sql } from 'kysely';
import type { z } from 'zod';
import type { CalendarDate } from '#platform/dates.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { VatCode } from '#platform/vat-codes.ts';
import { supplierBilling, type SupplierBilling } from '#modules/work/loads/side-statuses.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { expectedRow } from '../answers.ts';
import { purchaseInvoiceLife } from '../status.ts';

type Reader = Pick<Context, 'db' | 'partition'>;

/** A charge of a load, or what came of a line of an order, that a supplier may invoice. */
export interface Expected {
  readonly key: string;
  readonly supplier_id: string | null;
  readonly company_id: string;
  readonly load_id: string | null;
  readonly order_id: string | null;
  readonly item_master_id: string | null;
  readonly profit_centre_id: string;
  readonly account: string;
  readonly reference: string;
  readonly description: string;
  readonly on: CalendarDate | null;
  readonly quantity: string;
  readonly vat_code: VatCode;
  /** That of `agreed` and `taken`. */
  readonly currency: string;
  readonly agreed: number;
  /** What other documents that count state of it. */
  readonly taken: number;
  /** The last of those, and who captured it. */
  readonly taken_no: string | null;
  readonly taken_by: string | null;
}

/** A load of which an invoice is expected, or came in part; the table is `l`. */
const isExpected = sql`l.supplier_billing in ${setOf(supplierBilling, 'unbooked')} and l.supplier_billing <> ${literal<SupplierBilling>('NOT_READY')}`;
const live = sql`p.status not in ${setOf(purchaseInvoiceLife, 'dropped')}`;
const takenBy = (column: 'charge_id' | 'order_line_id', id: ReturnType<typeof sql>, except: string | null) => sql`
  lateral (select coalesce(sum(case p.kind when 'creditNote' then -coalesce(n.target_net, n.net) else coalesce(n.target_net, n.net) end), 0)::bigint as taken,
                  (array_agg(p.supplier_invoice_no order by p.created_at desc))[1] as taken_no, (array_agg(p.created_by order by p.created_at desc))[1] as taken_by
             from purchase_invoice_line n join purchase_invoice p on p.partition = n.partition and p.id = n.purchase_invoice_id
            where n.partition = e.partition and n.${sql.ref(column)} = ${id} and ${live} and p.id is distinct from ${except}::uuid) taken`;

/** Charges of loads by their ids, with what is left of them once all documents but one are counted. */
async function charges(
  { db, partition }: Reader,
  which: ReturnType<typeof sql>,
  except: string | null,
): Promise<readonly Expected[]> {
  const { rows } = await sql<Expected>`
    select e.id as key, l.supplier_id, l.company_id, l.id as load_id, null as order_id, e.item_master_id, e.profit_centre_id, '' as account, l.load_number as reference,
           e.description || ', ' || l.origin || ' → ' || l.destination as description, (l.delivered_at at time zone c.time_zone)::date::text as on,
           '1' as quantity, e.vat_code, c.base_currency as currency, e.net as agreed, taken.taken, taken.taken_no, taken.taken_by
      from load_charge e
      join load l on l.partition = e.partition and l.id = e.load_id
      join company c on c.partition = l.partition and c.id = l.company_id,
      ${takenBy('charge_id', sql`e.id`, except)}
     where e.partition = ${partition} and e.side = 'buy' and ${which} order by l.load_number, e.line_number`.execute(
    db,
  );
  return rows;
}

/** The same of lines of orders: what came of them. */
async function orderLines(
  { db, partition }: Reader,
  which: ReturnType<typeof sql>,
  except: string | null,
): Promise<readonly Expected[]> {
  const { rows } = await sql<Expected>`
    select e.id as key, o.supplier_id, o.company_id, null as load_id, o.id as order_id, e.item_master_id, e.profit_centre_id, e.account, o.order_number as reference,
           e.description, (select max(m.moved_on)::text from company_order_movement m where m.partition = e.partition and m.line_id = e.id and m.receipt_id is not null) as on,
           greatest(e.quantity_received - e.quantity_invoiced, 0)::text as quantity, e.vat_code, o.currency, round(e.quantity_received * e.price * 100.0)::bigint as agreed, taken.taken, taken.taken_no, taken.taken_by
      from company_order_line e
      join company_order o on o.partition = e.partition and o.id = e.company_order_id and o.kind <> 'internal',
      ${takenBy('order_line_id', sql`e.id`, except)}
     where e.partition = ${partition} and ${which} order by o.order_number, e.line_number`.execute(db);
  return rows;
}

/** What is expected of some charges and lines of orders, by their ids; what another document has is counted, `except` is not. */
export async function expectedOf(
  reader: Reader,
  { chargeIds, orderLineIds }: { readonly chargeIds: readonly string[]; readonly orderLineIds: readonly string[] },
  except: string | null,
): Promise<ReadonlyMap<string, Expected>> {
  const found = [
    ...(chargeIds.length > 0 ? await charges(reader, sql`e.id = any (${[...chargeIds]}::uuid[])`, except) : []),
    ...(orderLineIds.length > 0
      ? await orderLines(reader, sql`e.id = any (${[...orderLineIds]}::uuid[])`, except)
      : []),
  ];
  return new Map(found.map((row) => [row.key, row]));
}

/** Which loads are meant: those of a company, of one supplier, delivered in a period, or some by their ids. */
export interface OwedLoads {
  readonly companyId: string;
  readonly supplierId?: string | null;
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
  readonly loadIds?: readonly string[];
}

/** Charges of delivered loads of which something is left to be invoiced, by supplier and load. */
export async function owedCharges(
  reader: Reader,
  { companyId, supplierId = null, from, to, loadIds }: OwedLoads,
): Promise<readonly Expected[]> {
  const day = sql`(l.delivered_at at time zone c.time_zone)::date`;
  return charges(
    reader,
    sql`l.company_id = ${companyId} and l.supplier_id is not null and (${supplierId}::uuid is null or l.supplier_id = ${supplierId}::uuid) and ${isExpected}
      and e.net > taken.taken and (${from ?? null}::date is null or ${day} >= ${from ?? null}::date) and (${to ?? null}::date is null or ${day} <= ${to ?? null}::date)
      and (${loadIds === undefined} or l.id = any (${[...(loadIds ?? [])]}::uuid[]))`,
    null,
  );
}

/** What a supplier is expected to invoice, the oldest first. */
export async function listExpected(
  context: Context,
  query: { readonly companyId: string | null; readonly supplierId: string; readonly search: string },
): Promise<z.input<typeof expectedRow>[]> {
  const company = await bookCompany(context, query.companyId);
  const pattern = `%${query.search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const [ofLoads, ofOrders] = [
    await charges(
      context,
      sql`l.company_id = ${company.id} and l.supplier_id = ${query.supplierId} and ${isExpected} and e.net > taken.taken and (l.load_number ilike ${pattern} or l.destination ilike ${pattern})`,
      null,
    ),
    await orderLines(
      context,
      sql`o.company_id = ${company.id} and o.supplier_id = ${query.supplierId} and e.quantity_received > e.quantity_invoiced
        and round(e.quantity_received * e.price * 100.0) > taken.taken and (o.order_number ilike ${pattern} or e.description ilike ${pattern})`,
      null,
    ),
  ];
  return [...ofLoads, ...ofOrders].slice(0, 500).map((row) => ({
    kind: row.load_id ? 'load' : 'order',
    loadId: row.load_id,
    chargeId: row.load_id ? row.key : null,
    orderId: row.order_id,
    orderLineId: row.order_id ? row.key : null,
    itemMasterId: row.item_master_id,
    profitCentreId: row.profit_centre_id,
    reference: row.reference,
    description: row.description,
    on: row.on,
    quantity: Number(row.quantity),
    vatCode: row.vat_code,
    agreed: cents(row.agreed),
    left: cents(row.agreed - row.taken),
    currency: row.currency,
  }));
}
