import { sql } from 'kysely';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import { cents } from '#platform/money.ts';
import type { App } from '#platform/server/app.ts';
import { buildReceipt, buildRule, matchOpenLines } from '#modules/money/receipts/server/index.ts';

interface OpenItem {
  readonly id: string;
  readonly companyId: string;
  readonly customerId: string;
  readonly number: string;
  readonly open: number;
  readonly postedOn: CalendarDate;
  readonly today: CalendarDate;
}

/**
 * Receipts of the demonstration: what is certain of last week's statement is matched, one customer has paid half of an invoice
 * by hand, one has paid in advance, and one payment is of nobody whom the desk knows. Once.
 */
export async function seedReceipts(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows: there } = await sql`select from receipt where partition = ${partition} limit 1`.execute(db);
  if (there.length > 0) return;
  const { rows: companies } = await sql<{ id: string }>`
    select distinct company_id as id from bank_line where partition = ${partition}`.execute(db);
  for (const { id } of companies) {
    await buildRule(app, partition, { companyId: id, contains: 'monthly account fee' });
    await matchOpenLines(app, partition, id);
  }
  const { rows: items } = await sql<OpenItem>`
    select i.id, i.company_id as "companyId", i.party_id as "customerId", i.number, open_amount(i.partition, i.id, 'infinity') as open,
           i.posting_date::text as "postedOn", (now() at time zone o.time_zone)::date::text as today
      from open_item i join company o on o.partition = i.partition and o.id = i.company_id and o.base_currency = i.currency
     where i.partition = ${partition} and i.kind = 'invoice' and open_amount(i.partition, i.id, 'infinity') > 0
     order by i.number desc limit 2`.execute(db);
  const [last, other = last] = items;
  if (!last || !other) return;
  const yesterday = addDays(last.today, -1);
  const half = cents(Math.floor(last.open / 2));
  await buildReceipt(app, partition, {
    ...last,
    date: last.postedOn > yesterday ? last.today : yesterday,
    amount: half,
    reference: `Part of ${last.number}`,
    parts: [{ itemId: last.id, amount: half }],
  });
  const { companyId } = other;
  await buildReceipt(app, partition, {
    companyId,
    customerId: other.customerId,
    date: last.today,
    amount: cents(2_300_000),
    reference: 'Deposit for December',
    purpose: 'deposit',
  });
  await buildReceipt(app, partition, {
    companyId,
    customerId: null,
    date: last.today,
    amount: cents(118_450),
    reference: 'CASH DEP 0417 BOKSBURG',
  });
}
