import { sql } from 'kysely';
import { cents } from '#platform/money.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { BlockerProvider } from '#modules/money/posting-periods/server/index.ts';
import type { InvoiceState } from '../status.ts';

/** Documents of a month that are not posted. What is approved is posted first; a draft may be left to the next month. */
export const draftsBlock: BlockerProvider = {
  async find({ db, partition }, { companyId, area, from, to }) {
    if (area !== 'sales') return [];
    const { rows } = await sql<{ is_approved: boolean; count: number; amount: number; names: string[] }>`
      select status = ${literal<InvoiceState>('APPROVED')} as is_approved, count(*)::int as count, sum(invoice_worth(t))::bigint as amount,
             (array_agg((select c.registered_name from customer c where c.partition = t.partition and c.id = t.customer_id) order by gross desc))[1:5] as names
        from invoice t
       where t.partition = ${partition} and t.company_id = ${companyId} and t.status in (${literal<InvoiceState>('DRAFT')}, ${literal<InvoiceState>('APPROVED')})
         and t.tax_date between ${from}::date and ${to}::date
       group by 1`.execute(db);
    return rows.map(({ is_approved, count, amount, names }) => ({
      code: is_approved ? 'invoicesApproved' : 'invoicesDraft',
      barring: is_approved,
      count,
      amount: cents(amount),
      names,
      url: '/invoices',
    }));
  },
  async drafts({ db, partition }, periodIds) {
    const { rows } = await sql<{ period_id: string; count: number }>`
      select p.id as period_id, count(*)::int as count from posting_period p
        join invoice t on t.partition = p.partition and t.company_id = p.company_id and t.status in (${literal<InvoiceState>('DRAFT')}, ${literal<InvoiceState>('APPROVED')})
         and t.tax_date between p.first_day and p.last_day
       where p.partition = ${partition} and p.id = any (${[...periodIds]}::uuid[]) and p.no < 13 group by p.id`.execute(
      db,
    );
    return new Map(rows.map(({ period_id, count }) => [`${period_id} sales`, count]));
  },
};
