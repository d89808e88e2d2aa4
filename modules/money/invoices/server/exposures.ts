import { sql } from 'kysely';
import { cents, type Cents } from '#platform/money.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { withReachOfBooks } from '#modules/money/ledger/server/index.ts';
import { customerBilling } from '#modules/work/loads/side-statuses.ts';
import { execution } from '#modules/work/loads/status.ts';
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
  sums: ({ partition, customerIds }) => sql`
        select customer_id, sum(invoice_worth(i))::bigint as amount from invoice i
         where partition = ${partition} and customer_id = any (${customerIds}::uuid[]) and kind = 'invoice'
           and status in (${literal<InvoiceState>('DRAFT')}, ${literal<InvoiceState>('APPROVED')})
         group by customer_id`,
};

/** What customers owe by the books: invoices less what settles them and what they have paid beside. */
export const openInvoicesExposure: ExposureProvider = {
  part: 'openInvoices',
  sums: ({ partition, customerIds }) => sql`
        select party_id as customer_id, sum(base_open)::bigint as amount from open_item_span
         where partition = ${partition} and party_id = any (${customerIds}::uuid[]) and until_day = 'infinity' and party_kind = 'customer'
         group by party_id`,
  overdue: (context, customerIds, days) =>
    withReachOfBooks(context, async () => {
      const { rows } = await sql<Sum>`
        select s.party_id as customer_id, ${overdueSum(days)} as amount
          from open_item_span s join company o on o.partition = s.partition and o.id = s.company_id
         where s.partition = ${context.partition} and s.party_id = any (${customerIds}::uuid[]) and s.until_day = 'infinity' and s.party_kind = 'customer'
         group by s.party_id`.execute(context.db);
      return sumsOf(rows);
    }),
  async late({ db, partition }, companyId, { days, amount }) {
    const { rows } = await sql<{ id: string }>`
      select s.party_id as id from open_item_span s join company o on o.partition = s.partition and o.id = s.company_id
       where s.partition = ${partition} and s.company_id = ${companyId} and s.party_kind = 'customer' and s.until_day = 'infinity'
       group by s.party_id having ${overdueSum(days)} > ${Number(amount)}`.execute(db);
    return rows.map(({ id }) => id);
  },
};

/** What has been due for more than so many days of the company's own calendar; what is on account pays it first. */
function overdueSum(days: number) {
  return sql`greatest(0, coalesce(sum(s.base_open) filter (where s.base_open < 0 or s.due_date < (now() at time zone o.time_zone)::date - ${days}::int), 0))::bigint`;
}

/**
 * Takes off what invoices have of loads that are billed again in part: such a load is delivered and free to be billed, and
 * those of its charges that stand on a document already count there.
 */
export const billedOfUnbilled: ExposureProvider = {
  part: 'deliveredUnbilled',
  sums: ({ partition, customerIds }) => sql`
        select customer_id, -sum(least(billed, sell_gross))::bigint as amount from (
          select l.customer_id, l.sell_gross, sum(n.net + n.vat_share) as billed
            from load l join invoice_line n on n.partition = l.partition and n.load_id = l.id and n.is_billed
           where l.partition = ${partition} and l.customer_id = any (${customerIds}::uuid[]) and l.status in ${setOf(execution, 'delivered')}
             and l.customer_billing in ${setOf(customerBilling, 'free')}
           group by l.id, l.customer_id, l.sell_gross) loads
         group by customer_id`,
};
