import { sql } from 'kysely';
import type { z } from 'zod';
import { sumOf } from '#platform/calculations.ts';
import { failures } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { orderService } from '../contract.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import { invoiceableOf, isNotInvoiced, quantityOf } from '../rules.ts';
import type { OrderKind } from '../status.ts';
import { livesOf, ordersOf } from './lives.ts';
import { valueOf, writeMovements } from './movements.ts';
import { limitsOf, linesOf } from './queries.ts';

const fail = failures<OrderFailureCode>();
type Operation = (typeof orderService)['operations']['getOrderAccruals'];

interface Open {
  readonly orderId: string;
  readonly lineId: string;
  readonly kind: OrderKind;
  readonly number: string;
  readonly supplierId: string | null;
  readonly supplierName: string;
  readonly profitCentreId: string;
  readonly profitCentreCode: string;
  readonly account: string;
  readonly vatCode: string;
  readonly currency: string;
  readonly description: string;
  readonly quantity: string;
  readonly net: number;
}

/**
 * What came until the end of a day and no invoice stated by then, as the movements of the days until then say it: what
 * happens later changes nothing of it. Currencies are not added to each other.
 */
export async function notInvoiced(
  context: Context,
  { companyId, on = context.today }: z.output<Operation['input']>,
): Promise<z.input<Operation['output']>> {
  refuseWhenLimited(context);
  const { db, partition } = context;
  const { rows } = await sql<Open>`
    select o.id as "orderId", l.id as "lineId", o.kind, o.order_number as number, o.supplier_id as "supplierId",
           coalesce(s.registered_name, '') as "supplierName", c.id as "profitCentreId", c.code as "profitCentreCode",
           l.account, l.vat_code as "vatCode", m.currency, l.description, ${openQuantity} as quantity, sum(m.net)::bigint as net
      from company_order_movement m
      join company_order_line l on l.partition = m.partition and l.id = m.line_id
      join company_order o on o.partition = m.partition and o.id = m.company_order_id
      join profit_centre c on c.partition = l.partition and c.id = l.profit_centre_id
      left join supplier s on s.partition = o.partition and s.id = o.supplier_id
     where m.partition = ${partition} and o.kind <> 'internal' and m.moved_on <= ${on}::date ${companyId ? sql`and o.company_id = ${companyId}` : sql``}
     group by o.partition, o.id, l.partition, l.id, c.partition, c.id, s.partition, s.id, m.currency
    having ${openQuantity} > 0
     order by o.order_number, l.line_number limit 5000`.execute(db);
  const open = rows.map(({ quantity, net, ...row }) => ({ ...row, quantity: Number(quantity), net: cents(net) }));
  const byCurrency = Map.groupBy(open, ({ currency }) => currency);
  return {
    on,
    rows: open,
    totals: [...byCurrency].map(([currency, some]) => ({ currency, net: sumOf(some.map(({ net }) => net)) })),
  };
}

/** Movements of invoices take away what those of receipts add. */
const openQuantity = sql`sum(case when m.invoice_source = '' then m.quantity else -m.quantity end)`;

interface Invoiced {
  readonly orderId: string;
  readonly kind: OrderKind;
  /** The document, by kind and id: it invoices a line once. */
  readonly source: string;
  readonly on: string;
  /** Negative where a document takes back what it stated. */
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

/**
 * Writes down what an invoice states of an order: never more than came, with its tolerance. An order of which all came and
 * all was invoiced closes by itself.
 */
export async function noteInvoiced(context: Context, { orderId, kind, source, on, lines }: Invoiced): Promise<void> {
  const stored = await ordersOf(kind).lock(context, orderId);
  const before = new Map((await linesOf(context, orderId, true)).map((line) => [line.id, line]));
  for (const { lineId, quantity } of lines) {
    const line = before.get(lineId);
    if (!line) throw fail('lineOfOther', 'rule');
    const invoiced = quantityOf(line.quantity_invoiced) + quantityOf(quantity);
    if (invoiced < 0n || invoiced > invoiceableOf(quantityOf(line.quantity_received), limitsOf(stored)))
      throw fail('overInvoiced', 'rule', {
        description: line.description,
        received: Number(line.quantity_received),
        tolerance: Number(stored.tolerance),
      });
  }
  await writeMovements(context, stored, {
    cause: { invoiceSource: source },
    on,
    changes: lines.map(({ lineId, quantity }) => ({ line: before.get(lineId)!, invoiced: quantityOf(quantity) })),
  });
  const after = await linesOf(context, orderId);
  const isSettled = !after.some((line) => isNotInvoiced(valueOf(line)));
  if (stored.status === 'RECEIVED' && isSettled) await livesOf(kind).move(context, stored, 'close', { reason: '' });
  else await ordersOf(kind).change(context, stored, { event: 'invoiced', after: { source, quantities: lines.length } });
}
