import { sql } from 'kysely';
import { addDays, defaultTimeZone, todayIn } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { buildStatements } from '#modules/money/supplier-statements/server/index.ts';
import type { SupplierBilling } from '#modules/work/loads/side-statuses.ts';

/** Statements of the last two months for the three carriers that wait for most; they are on their way by link. */
export async function seedSupplierStatements(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  // Once: a demonstration that is started again has its statements.
  const { rows: before } = await sql`select from supplier_statement where partition = ${partition} limit 1`.execute(db);
  if (before.length > 0) return;
  const today = todayIn(defaultTimeZone, app.clock.now());
  const { rows } = await sql<{ supplierId: string; companyId: string }>`
    select l.supplier_id as "supplierId", l.company_id as "companyId" from load l
      join supplier s on s.partition = l.partition and s.id = l.supplier_id
     where l.partition = ${partition} and l.supplier_billing = ${literal<SupplierBilling>('EXPECTED')} and l.delivered_at >= ${addDays(today, -60)}::date
       and exists (select from load_charge c where c.partition = l.partition and c.load_id = l.id and c.side = 'buy' and c.net > 0)
     group by l.supplier_id, l.company_id order by count(*) desc, l.supplier_id limit 3`.execute(db);
  for (const owed of rows) await buildStatements(app, partition, { ...owed, from: addDays(today, -60), to: today });
}
