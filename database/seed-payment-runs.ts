import { sql } from 'kysely';
import { addDays, defaultTimeZone, todayIn } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { buildPaymentRun } from '#modules/money/payment-runs/server/index.ts';

/** A draft that would pay what is due to carriers within two months, from the account in the currency of the books. */
export async function seedPaymentRuns(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  // Once: a demonstration that is started again has its run.
  const { rows: before } = await sql`select from payment_run where partition = ${partition} limit 1`.execute(db);
  if (before.length > 0) return;
  const { rows } = await sql<{ id: string }>`
    select b.id from bank_account b join company c on c.partition = b.partition and c.id = b.company_id and c.base_currency = b.currency
     where b.partition = ${partition} and b.is_active order by b.created_at, b.id limit 1`.execute(db);
  if (!rows[0]) return;
  const today = todayIn(defaultTimeZone, app.clock.now());
  await buildPaymentRun(app, partition, {
    bankAccountId: rows[0].id,
    dueUntil: addDays(today, 60),
    payDay: today,
    note: 'Carriers',
  });
}
