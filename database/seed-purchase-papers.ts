import { sql } from 'kysely';
import { addDays, defaultTimeZone, todayIn } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { invoiceMail } from '#modules/money/purchase-invoices/server/index.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';
import { demoPage } from './demo-page.ts';

interface Sender {
  readonly name: string;
  readonly email: string;
  readonly vatNo: string;
  readonly companyId: string;
  readonly companyName: string;
}

/** Two invoices that carriers mailed to the mailbox for scans, and that nobody has captured yet. */
export async function seedPurchasePapers(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  // Once: a demonstration that is started again has its papers.
  const { rows: before } = await sql`select from purchase_paper where partition = ${partition} limit 1`.execute(db);
  if (before.length > 0) return;
  const { rows } = await sql<Sender>`
    select s.registered_name as name, lower(s.email) as email, s.vat_no as "vatNo", c.id as "companyId", c.name as "companyName"
      from supplier s, lateral (select o.id, o.name from company o where o.partition = s.partition and o.is_client and o.is_active order by o.created_at limit 1) c
     where s.partition = ${partition} and s.status = ${literal<ApplicationState>('approved')} and s.vat_no ~ '^4[0-9]{9}$'
       and not exists (select from supplier o where o.partition = s.partition and lower(o.email) = lower(s.email) and o.id <> s.id)
     order by s.registered_name, s.id limit 2`.execute(db);
  const day = addDays(todayIn(defaultTimeZone, app.clock.now()), -2);
  const system = systemContext(app, { language: 'en', requestId: 'seed', operation: 'seed' });
  for (const [place, sender] of rows.entries()) {
    const number = `${sender.name.slice(0, 2).toUpperCase()}-${91_400 + place * 17}`;
    const bytes = demoPage([
      [20, 780, sender.name],
      [14, 750, 'TAX INVOICE'],
      [11, 728, `Invoice no: ${number}`],
      [11, 710, `Invoice date: ${day}`],
      [11, 692, `VAT no ${sender.vatNo}`],
      [11, 670, `To: ${sender.companyName}`],
      [11, 618, 'VAT: R 1 950.00'],
      [13, 600, 'Total: R 14 950.00'],
    ]);
    await inPartition(system, partition, (context) =>
      invoiceMail.take(context, {
        companyId: sender.companyId,
        sender: sender.email,
        fileName: `${number}.pdf`,
        bytes,
      }),
    );
  }
}
