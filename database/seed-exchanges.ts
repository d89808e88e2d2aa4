import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { buildExchanges } from '#modules/money/exchanges/server/index.ts';

/** Exchanges with other systems of the demonstration, once. Both systems are switched off: nothing goes out. */
export async function seedExchanges(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows: there } = await sql`select from exchange where partition = ${partition} limit 1`.execute(db);
  const { rows: customers } = await sql<{ id: string; companyId: string }>`
    select id, company_id as "companyId" from customer where partition = ${partition} order by submitted_at, id limit 1`.execute(
    db,
  );
  const [customer] = customers;
  if (there.length > 0 || !customer) return;
  await buildExchanges(app, partition, { companyId: customer.companyId, customerId: customer.id });
}
