import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { buildExchanges, type ExchangedDocument } from '#modules/money/exchanges/server/index.ts';
import type { InvoiceState } from '#modules/money/invoices/status.ts';

/** Exchanges of the demonstration's newest invoices with other systems, once. Both systems are switched off: nothing goes out. */
export async function seedExchanges(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows: there } = await sql`select from exchange where partition = ${partition} limit 1`.execute(db);
  const { rows: documents } = await sql<ExchangedDocument & { companyId: string; customerId: string }>`
    select id, paper, company_id as "companyId", customer_id as "customerId" from invoice
     where partition = ${partition} and status = ${literal<InvoiceState>('POSTED')} and kind = 'invoice' order by number desc limit 6`.execute(
    db,
  );
  const [first] = documents;
  if (there.length > 0 || !first) return;
  await buildExchanges(app, partition, { companyId: first.companyId, customerId: first.customerId, documents });
}
