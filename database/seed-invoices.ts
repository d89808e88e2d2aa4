import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import { buildInvoice } from '#modules/money/invoices/server/index.ts';
import type { CustomerBilling } from '#modules/work/loads/side-statuses.ts';
import { execution } from '#modules/work/loads/status.ts';

/** Invoices of the demonstration, once: one that was posted, and a draft. The other loads that are ready stay in the queue. */
export async function seedInvoices(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows: there } = await sql`select from invoice where partition = ${partition} limit 1`.execute(db);
  if (there.length > 0) return;
  const { rows: ready } = await sql<{ id: string }>`
    select l.id from load l join order_type y on y.partition = l.partition and y.id = l.order_type_id and y.billing_mode <> 'notBilled'
     where l.partition = ${partition} and l.customer_billing = ${literal<CustomerBilling>('READY')} and l.status in ${setOf(execution, 'delivered')}
       and l.delivered_at is not null and not l.sell_is_free
     order by l.delivered_at, l.id limit 2`.execute(db);
  const [posted, draft] = ready;
  if (posted) await buildInvoice(app, partition, { loadIds: [posted.id], isPosted: true });
  if (draft) await buildInvoice(app, partition, { loadIds: [draft.id] });
}
