import { sql } from 'kysely';
import { cents, type Cents } from '#platform/money.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { withReachOfBooks } from '#modules/money/ledger/server/index.ts';
import type { InvoiceState } from '../status.ts';

interface Sum {
  readonly customer_id: string;
  readonly amount: number;
}
const sumsOf = (rows: readonly Sum[]): ReadonlyMap<string, Cents> =>
  new Map(rows.map(({ customer_id, amount }) => [customer_id, cents(amount)]));

/** What customers are about to be asked for: invoices that are not posted yet, with VAT. Credit notes count once they are posted. */
export const draftInvoicesExposure: ExposureProvider = {
  part: 'draftInvoices',
  amounts: (context, customerIds) =>
    withReachOfBooks(context, async () => {
      const { rows } = await sql<Sum>`
        select customer_id, sum(invoice_worth(i))::bigint as amount from invoice i
         where partition = ${context.partition} and customer_id = any (${customerIds}::uuid[]) and kind = 'invoice'
           and status in (${literal<InvoiceState>('DRAFT')}, ${literal<InvoiceState>('APPROVED')})
         group by customer_id`.execute(context.db);
      return sumsOf(rows);
    }),
};

/** What customers owe by the books: invoices less what settles them and what they have paid beside. */
export const openInvoicesExposure: ExposureProvider = {
  part: 'openInvoices',
  amounts: (context, customerIds) =>
    withReachOfBooks(context, async () => {
      // What one item settles of another is in both: the sum of what is open is the sum of all items.
      const { rows } = await sql<Sum>`
        select party_id as customer_id, sum(base_amount)::bigint as amount from open_item
         where partition = ${context.partition} and party_kind = 'customer' and party_id = any (${customerIds}::uuid[])
         group by party_id`.execute(context.db);
      return sumsOf(rows);
    }),
};
