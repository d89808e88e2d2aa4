import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { type Quantity, quantityText, readUnitPrice, type UnitPrice } from '#platform/scaled.ts';
import { netOfMovement, quantityOf, type Valued } from '../rules.ts';
import type { StoredLine, StoredOrder } from './queries.ts';

const nothing = 0n as Quantity;

/** A line and by how much it changes: below zero where something is taken back. */
export interface LineChange {
  readonly line: StoredLine;
  readonly received?: Quantity;
  readonly invoiced?: Quantity;
  /** The price from now on, where a revision changes it. */
  readonly price?: UnitPrice;
}

/** Movements of one cause: a receipt, a document that invoices, or a revision with other prices. */
export interface Movements {
  readonly cause: { readonly receiptId: string } | { readonly invoiceSource: string } | { readonly revision: number };
  /** The day from which they count. */
  readonly on: string;
  readonly changes: readonly LineChange[];
}

/** What came of a line, what invoices state of it, and at which price. */
export function valueOf(line: StoredLine): Valued {
  return {
    received: quantityOf(line.quantity_received),
    invoiced: quantityOf(line.quantity_invoiced),
    price: readUnitPrice(line.price)!,
  };
}

/**
 * Writes movements with what they are worth, and the quantities of the lines that follow from them. Nothing else writes
 * either. The caller holds the lock of the order.
 */
export async function writeMovements(
  { db, partition }: Context,
  { id, currency }: Pick<StoredOrder, 'id' | 'currency'>,
  { cause, on, changes }: Movements,
): Promise<void> {
  const given = changes.map(({ line, received = nothing, invoiced = nothing, price }) => {
    const before = valueOf(line);
    const after: Valued = {
      received: (before.received + received) as Quantity,
      invoiced: (before.invoiced + invoiced) as Quantity,
      price: price ?? before.price,
    };
    return {
      line_id: line.id,
      received: quantityText(received),
      invoiced: quantityText(invoiced),
      quantity: quantityText('invoiceSource' in cause ? invoiced : received),
      net: Number(netOfMovement(before, after)),
    };
  });
  const receiptId = 'receiptId' in cause ? cause.receiptId : null;
  const source = 'invoiceSource' in cause ? cause.invoiceSource : '';
  const revision = 'revision' in cause ? cause.revision : null;
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as g(line_id uuid, received numeric, invoiced numeric, quantity numeric, net bigint)),
    moved as (
      insert into company_order_movement (partition, company_order_id, line_id, receipt_id, invoice_source, revision, quantity, net, currency, moved_on)
      select ${partition}, ${id}, line_id, ${receiptId}::uuid, ${source}, ${revision}::int, quantity, net, ${currency}, ${on} from given)
    update company_order_line l
       set quantity_received = l.quantity_received + given.received, quantity_invoiced = l.quantity_invoiced + given.invoiced
      from given where l.partition = ${partition} and l.company_order_id = ${id} and l.id = given.line_id
       and (given.received <> 0 or given.invoiced <> 0)`.execute(db);
}
