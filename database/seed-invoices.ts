import { sql } from 'kysely';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { buildInvoice } from '#modules/money/invoices/server/index.ts';
import { factsOf, findLoad } from '#modules/work/loads/server/index.ts';
import type { CustomerBilling } from '#modules/work/loads/side-statuses.ts';
import type { LoadState } from '#modules/work/loads/status.ts';

/** A load that comes to nothing is on no document. */
const priced = sql`l.sell_net > 0 and exists (select from load_charge c where c.partition = l.partition and c.load_id = l.id and c.side = 'sell')`;

/** So many of the loads that are ready become drafts; the others wait in the queue. */
const drafts = 1;

/**
 * Invoices of the loads that are told as invoiced, each a few days after its delivery, one of them disputed; a draft of what
 * is ready; and what every other delivered load waits for. All by the same doors as in the product.
 */
export async function seedInvoices(app: App, partition: string): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: 'seed', operation: 'seed' });
  const db = app.database.writer(partition);
  // Once: a demonstration that is started again has its documents.
  const { rows: before } = await sql`select from invoice where partition = ${partition} limit 1`.execute(db);
  if (before.length > 0) return;
  const waiting = await loadsWhere(
    app,
    partition,
    sql`l.status = ${literal<LoadState>('DELIVERED')} and l.customer_billing = ${literal<CustomerBilling>('NOT_READY')}`,
  );
  await inPartition(system, partition, async (context) => {
    for (const { id } of waiting) await context.happened('load.gapsChanged', factsOf((await findLoad(context, id))!));
  });
  const billed = await loadsWhere(
    app,
    partition,
    sql`l.customer_billing = ${literal<CustomerBilling>('INVOICED')} and ${priced}`,
  );
  await sql`update load set customer_billing = ${literal<CustomerBilling>('READY')} where partition = ${partition} and id = any (${billed.map(({ id }) => id)}::uuid[])`.execute(
    db,
  );
  const posted: string[] = [];
  for (const { id, delivered_on, today } of billed) {
    const day = addDays(delivered_on, 2);
    posted.push(
      ...(await buildInvoice(app, partition, { loadIds: [id], taxDate: day > today ? today : day, isPosted: true })),
    );
  }
  const ready = await loadsWhere(
    app,
    partition,
    sql`l.customer_billing = ${literal<CustomerBilling>('READY')} and ${priced}`,
  );
  if (ready.length > drafts)
    await buildInvoice(app, partition, { loadIds: ready.slice(0, drafts).map(({ id }) => id) });
  await sql`
    insert into invoice_dispute (partition, company_id, invoice_id, line_id, reason, amount, note, raised_by, raised_by_customer, updated_by)
    select n.partition, i.company_id, i.id, n.id, 'price', n.net + n.vat_share, 'Not what we agreed for this lane.', 'Accounts payable', true, 'Accounts payable'
      from invoice_line n join invoice i on i.partition = n.partition and i.id = n.invoice_id
     where n.partition = ${partition} and i.id = ${posted.at(-1) ?? null}::uuid order by n.line limit 1`.execute(db);
}

async function loadsWhere(app: App, partition: string, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<{ id: string; delivered_on: CalendarDate; today: CalendarDate }>`
    select l.id, (coalesce(l.delivered_at, l.load_at) at time zone o.time_zone)::date::text as delivered_on, (now() at time zone o.time_zone)::date::text as today
      from load l join company o on o.partition = l.partition and o.id = l.company_id
     where l.partition = ${partition} and l.delivered_at is not null and ${condition} order by l.delivered_at, l.id`.execute(
    app.database.writer(partition),
  );
  return rows;
}
