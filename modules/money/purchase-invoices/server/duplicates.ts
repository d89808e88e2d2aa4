import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import type { PurchaseKind } from '../kinds.ts';
import { type Nearness, nearnessOf } from '../numbers.ts';
import { purchaseInvoiceLife, type PurchaseInvoiceState } from '../status.ts';

type Reader = Pick<Context, 'db' | 'partition'>;

/** A document that may be the same one as another. */
export interface OtherDocument {
  readonly id: string;
  readonly supplier_invoice_no: string;
  readonly invoice_date: CalendarDate;
  readonly gross: number;
  readonly status: PurchaseInvoiceState;
  readonly created_by: string;
}

const live = sql`p.status not in ${setOf(purchaseInvoiceLife, 'dropped')}`;
const columns = sql`p.id, p.supplier_invoice_no, p.invoice_date::text as invoice_date, p.gross, p.status, p.created_by`;

interface Numbered {
  readonly supplierId: string;
  readonly kind: PurchaseKind;
  readonly number: string;
  /** The document itself, where it is stored already. */
  readonly except: string | null;
}

/** The document of the supplier that has this number already, over all years; undefined where there is none. */
export async function sameNumber(
  { db, partition }: Reader,
  { supplierId, kind, number, except }: Numbered,
): Promise<OtherDocument | undefined> {
  const { rows } = await sql<OtherDocument>`
    select ${columns} from purchase_invoice p
     where p.partition = ${partition} and p.supplier_id = ${supplierId} and p.kind = ${kind} and p.normalised_no = ${number} and ${live}
       and p.id is distinct from ${except}::uuid order by p.created_at desc limit 1`.execute(db);
  return rows[0];
}

interface Compared {
  readonly id: string;
  readonly supplier_id: string;
  readonly kind: PurchaseKind;
  readonly normalised_no: string;
  readonly gross: number;
  readonly currency: string;
  readonly invoice_date: CalendarDate;
}

/** Documents that are near: of the same supplier and kind by number, by amount and day, or by a load (domain.md §4.18). */
export async function nearDocuments(
  { db, partition }: Reader,
  own: Compared,
): Promise<readonly (OtherDocument & { readonly why: Nearness | 'sameNumber' })[]> {
  const { rows } = await sql<
    OtherDocument & { normalised_no: string; currency: string; own_loads: string[]; loads: string[] }
  >`
    with own as (select array_agg(distinct n.load_id::text) filter (where n.load_id is not null) as loads from purchase_invoice_line n
                  where n.partition = ${partition} and n.purchase_invoice_id = ${own.id})
    select ${columns}, p.normalised_no, p.currency, coalesce(own.loads, '{}') as own_loads,
           coalesce((select array_agg(distinct n.load_id::text) from purchase_invoice_line n
                      where n.partition = p.partition and n.purchase_invoice_id = p.id and n.load_id is not null), '{}') as loads
      from purchase_invoice p, own
     where p.partition = ${partition} and p.supplier_id = ${own.supplier_id} and p.kind = ${own.kind} and p.id <> ${own.id} and ${live}
       and (p.normalised_no = ${own.normalised_no} or p.invoice_date between ${own.invoice_date}::date - 45 and ${own.invoice_date}::date + 45
         or exists (select from purchase_invoice_line n where n.partition = p.partition and n.purchase_invoice_id = p.id and n.load_id::text = any (own.loads)))
     order by p.invoice_date desc limit 200`.execute(db);
  return rows.flatMap(({ normalised_no, currency, own_loads, loads, ...other }) => {
    const why =
      normalised_no === own.normalised_no
        ? ('sameNumber' as const)
        : nearnessOf(
            { gross: cents(own.gross), date: own.invoice_date, loadIds: own_loads },
            // Amounts of two currencies are never the same.
            { gross: cents(currency === own.currency ? other.gross : 0), date: other.invoice_date, loadIds: loads },
          );
    return why === undefined ? [] : [{ ...other, why }];
  });
}
