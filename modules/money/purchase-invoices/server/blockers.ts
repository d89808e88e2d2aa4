import { sql } from 'kysely';
import { cents } from '#platform/money.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { BlockerProvider } from '#modules/money/posting-periods/server/index.ts';
import { purchaseInvoiceLife, type PurchaseInvoiceState } from '../status.ts';

const open = setOf(purchaseInvoiceLife, 'open');

/** Documents of a month that are not in the books, and those that an accounting system has not taken. */
export const purchasesBlock: BlockerProvider = {
  async find({ db, partition }, { companyId, area, from, to }) {
    if (area !== 'purchases') return [];
    const { rows } = await sql<{ is_failed: boolean; count: number; amount: number; names: string[] }>`
      select t.status = ${literal<PurchaseInvoiceState>('EXPORT_FAILED')} as is_failed, count(*)::int as count, sum(coalesce(t.base_gross, t.gross))::bigint as amount,
             (array_agg((select s.registered_name from supplier s where s.partition = t.partition and s.id = t.supplier_id) order by coalesce(t.base_gross, t.gross) desc))[1:5] as names
        from purchase_invoice t
       where t.partition = ${partition} and t.company_id = ${companyId} and (t.status in ${open} or t.status = ${literal<PurchaseInvoiceState>('EXPORT_FAILED')})
         and coalesce(t.posting_date, t.invoice_date) between ${from}::date and ${to}::date
       group by 1`.execute(db);
    return rows.map(({ is_failed, count, amount, names }) => ({
      code: is_failed ? 'purchasesFailed' : 'purchasesOpen',
      barring: is_failed,
      count,
      amount: cents(amount),
      names,
      url: '/purchaseInvoices',
    }));
  },
  async drafts({ db, partition }, periodIds) {
    const { rows } = await sql<{ period_id: string; count: number }>`
      select p.id as period_id, count(*)::int as count from posting_period p
        join purchase_invoice t on t.partition = p.partition and t.company_id = p.company_id and t.status in ${open}
         and t.invoice_date between p.first_day and p.last_day
       where p.partition = ${partition} and p.id = any (${[...periodIds]}::uuid[]) and p.no < 13 group by p.id`.execute(
      db,
    );
    return new Map(rows.map(({ period_id, count }) => [`${period_id} purchases`, count]));
  },
};
