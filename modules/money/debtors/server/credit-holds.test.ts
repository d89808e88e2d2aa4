import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type CalendarDate, todayIn } from '#platform/dates.ts';
import { centsOf } from '#platform/money.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { listener } from '#platform/server/listeners.ts';
import { accountOfRole, accountsOfNumbers } from '#modules/money/journal-accounts/server/index.ts';
import { billedOfUnbilled, draftInvoicesExposure, openInvoicesExposure } from '#modules/money/invoices/server/index.ts';
import { allocate, type NewItem, postJournal } from '#modules/money/ledger/server/index.ts';
import { openBegun } from '#modules/money/posting-periods/server/index.ts';
import { exposureParts } from '#modules/parties/credit/server/index.ts';
import { openLoadsExposure, unbilledExposure } from '#modules/work/carriage/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { type LoadHouse, openLoadHouse, partition } from '#modules/work/loads/server/testing/load-house.ts';
import { reviewCreditOfPayers } from './review-credit.ts';

/** All four parts of what a customer owes, as the product has them. */
const providers = [openLoadsExposure, unbilledExposure, draftInvoicesExposure, openInvoicesExposure, billedOfUnbilled];

const later = reviewCreditOfPayers(providers, 2);
/** What the product does in a job after the commit, at once: all batches of it. */
const atOnce = listener('items.changed', 'review-credit-at-once', async (context, facts) => {
  for (let after: string | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false)
    after = await later.hear(context, facts as never, after);
});

let house: LoadHouse;
let today: CalendarDate;
beforeAll(async () => {
  house = await openLoadHouse(providers, { listeners: [atOnce] });
  today = todayIn('Africa/Johannesburg', house.clock.now());
  await within((context) => openBegun(context, { companyId: house.planner.companyId, today }));
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);
const within = <T>(work: (context: Context) => Promise<T>) =>
  inPartition(systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' }), partition, work);

async function customer(limit: number): Promise<string> {
  const { companyId } = house.planner;
  const id = await buildCustomer(house.app, partition, { companyId, status: 'approve', credit: { limit } });
  await sql`update customer set standing = 'ACTIVE' where id = ${id}`.execute(db());
  return id;
}
const book = (customerId: string, price: number) =>
  house.book({ customerId, charges: [{ side: 'sell', description: 'Linehaul', quantity: 1, price }] });
/** Books and submits a load; answers its id. */
async function load(customerId: string, price: number): Promise<string> {
  const { id } = await book(customerId, price);
  await house.change('submitLoad', id);
  return id;
}
const holds = async (id: string) => (await house.read(id)).holds;

/** Posts what a customer owes (above zero) or pays; answers the open item. */
async function post(customerId: string, amount: number, kind: NewItem['kind'], due = today): Promise<string> {
  const companyId = house.planner.companyId;
  return within(async (context) => {
    const debtors = (await accountOfRole(context, 'debtors'))!;
    const other = (await accountsOfNumbers(context, ['1000'])).get('1000')!;
    const party = { kind: 'customer', id: customerId } as const;
    const cents = centsOf(amount)!;
    const { id } = await postJournal(context, {
      companyId,
      area: 'sales',
      date: today,
      source: 'receipt',
      sourceId: randomUUID(),
      event: 'posted',
      document: 'TEST',
      text: 'A test',
      lines: [
        { accountId: debtors.id, party, amount: cents },
        { accountId: other.id, amount: centsOf(-amount)! },
      ],
      items: [
        {
          kind,
          accountId: debtors.id,
          party,
          number: `T-${randomUUID().slice(0, 8)}`,
          date: due,
          dueDate: due,
          amount: cents,
        },
      ],
    });
    const { rows } = await sql<{ id: string }>`
      select id from open_item where partition = ${partition} and journal_id = ${id}`.execute(context.db);
    return rows[0]!.id;
  });
}
const settle = (from: string, to: string, amount: number) =>
  within((context) => allocate(context, house.planner.companyId, [{ from, to, amount: centsOf(amount)!, day: today }]));

test('limit 500 000, exposure 488 250 by the books: 10 200 leaves 20.00, 10 220 lacks 3.00 and is held', async () => {
  const customerId = await customer(500_000);
  await post(customerId, 488_250, 'invoice', addDays(today, 30));
  const dear = await load(customerId, 10_220);
  expect((await house.read(dear)).holdRecords).toMatchObject([{ type: 'CREDIT', excess: 3 }]);
  expect(await holds(await load(customerId, 10_200))).toEqual([]);
});

test('a receipt lets loads go, the oldest hold first, as far as it reaches', async () => {
  const customerId = await customer(20_000);
  const invoice = await post(customerId, 20_000, 'invoice', addDays(today, 30));
  const [first, second, third] = [
    await load(customerId, 8000),
    await load(customerId, 8000),
    await load(customerId, 5000),
  ];
  expect([await holds(first), await holds(second), await holds(third)]).toEqual([['CREDIT'], ['CREDIT'], ['CREDIT']]);
  // 9 200 with VAT for the first; of what is left the second does not fit, and the third does.
  const receipt = await post(customerId, -15_000, 'receipt');
  expect([await holds(first), await holds(second), await holds(third)]).toEqual([[], ['CREDIT'], []]);
  // Allocating it changes nothing that is owed.
  await settle(receipt, invoice, 15_000);
  expect(await holds(second)).toEqual(['CREDIT']);
  await post(customerId, -10_000, 'creditNote');
  expect(await holds(second)).toEqual([]);
});

test('a payment that came back holds the load again that it had freed', async () => {
  const customerId = await customer(10_000);
  await post(customerId, 8050, 'invoice', addDays(today, 30));
  const id = await load(customerId, 5000);
  expect(await holds(id)).toEqual(['CREDIT']);
  await post(customerId, -8050, 'receipt');
  expect(await holds(id)).toEqual([]);
  await post(customerId, 8050, 'reversal');
  expect(await holds(id)).toEqual(['CREDIT']);
  expect((await house.read(id)).holdRecords.at(-1)).toMatchObject({ type: 'CREDIT', excess: 3800, source: 'rule' });
  await post(customerId, -8050, 'receipt');
  expect(await holds(id)).toEqual([]);
});

test('what comes back holds the loads that were booked last, and only as many as do not fit', async () => {
  const customerId = await customer(20_000);
  const [first, second, third] = [
    await load(customerId, 5000),
    await load(customerId, 5000),
    await load(customerId, 5000),
  ];
  await post(customerId, 8050, 'reversal');
  expect([await holds(first), await holds(second), await holds(third)]).toEqual([[], [], ['CREDIT']]);
});

test('a person’s release stays, as far as it was asked for', async () => {
  const { buildStaff } = await import('#modules/base/access/server/index.ts');
  const { everyLoadRight } = await import('#modules/work/loads/server/testing/load-rooms.ts');
  const customerId = await customer(10_000);
  await post(customerId, 8050, 'invoice', addDays(today, 30));
  const id = await load(customerId, 5000);
  const manager = await buildStaff(house.app, partition, everyLoadRight, { companyId: house.planner.companyId });
  const [hold] = (await house.read(id)).holdRecords;
  await house.change('releaseLoadHold', id, { holdId: hold!.id, reason: 'Agreed' }, manager);
  await post(customerId, -50, 'receipt');
  expect(await holds(id)).toEqual([]);
  await post(customerId, 51, 'invoice', addDays(today, 30));
  expect(await holds(id)).toEqual(['CREDIT']);
});

test('more than R100 overdue for more than 15 days holds, whatever the limit is, and what is on account pays it first', async () => {
  const customerId = await customer(500_000);
  const overdue = await post(customerId, 100.01, 'invoice', addDays(today, -16));
  const id = await load(customerId, 1000);
  expect(await holds(id)).toEqual(['CREDIT']);
  await post(customerId, -0.01, 'receipt');
  expect(await holds(id)).toEqual([]);
  // Fifteen days are within the grace.
  const patient = await customer(500_000);
  await post(patient, 5000, 'invoice', addDays(today, -15));
  expect(await holds(await load(patient, 1000))).toEqual([]);
  // What is more counts, and holds what has not left.
  await post(customerId, 0.02, 'invoice', addDays(today, -20));
  expect(await holds(id)).toEqual(['CREDIT']);
  await settle(await post(customerId, -200, 'receipt'), overdue, 100.01);
  expect(await holds(id)).toEqual([]);
});

test('a pending credit note frees nothing', async () => {
  const customerId = await customer(10_000);
  await post(customerId, 10_000, 'invoice', addDays(today, 30));
  const id = await load(customerId, 1000);
  await sql`
    insert into invoice (partition, company_id, kind, status, customer_id, currency, tax_date, supply_from, supply_to, term_days, due_date, language, net, vat, gross, original_id, reason, created_by, updated_by)
    select ${partition}, ${house.planner.companyId}, k.kind, 'DRAFT', ${customerId}, 'ZAR', ${today}, ${today}, ${today}, 0, ${today}, 'en', 100000, 15000, 115000, null, '', 'test', 'test'
      from (values ('invoice')) k(kind)`.execute(db());
  await sql`
    insert into invoice (partition, company_id, kind, status, customer_id, currency, tax_date, supply_from, supply_to, term_days, due_date, language, net, vat, gross, original_id, reason, created_by, updated_by)
    select partition, company_id, 'creditNote', 'DRAFT', customer_id, currency, tax_date, supply_from, supply_to, 0, due_date, 'en', net, vat, gross, id, 'Agreed', 'test', 'test'
      from invoice where partition = ${partition} and customer_id = ${customerId}`.execute(db());
  const parts = await within((context) =>
    exposureParts(context, [draftInvoicesExposure, openInvoicesExposure], [customerId]),
  );
  expect(parts.get(customerId)).toEqual([
    { part: 'draftInvoices', amount: 115_000n },
    { part: 'openInvoices', amount: 1_000_000n },
  ]);
  expect(await holds(id)).toEqual(['CREDIT']);
});

test('of two loads that fit only alone one is let go, also when two receipts come at once', async () => {
  const customerId = await customer(10_000);
  await post(customerId, 10_000, 'invoice', addDays(today, 30));
  const both = [await load(customerId, 6000), await load(customerId, 6000)];
  await Promise.all([post(customerId, -4000, 'receipt'), post(customerId, -4000, 'receipt')]);
  const held = await Promise.all(both.map(holds));
  expect(held).toEqual([[], ['CREDIT']]);
});

test('all money of a customer passes one door: what is posted, allocated and undone is told with its customers', async () => {
  const customerId = await customer(10_000);
  const invoice = await post(customerId, 100, 'invoice');
  const receipt = await post(customerId, -100, 'receipt');
  const heard: unknown[] = [];
  await within(async (context) => {
    const watched = {
      ...context,
      happened: async (name: string, facts: unknown) => void heard.push([name, facts]),
    } as unknown as Context;
    await allocate(watched, house.planner.companyId, [
      { from: receipt, to: invoice, amount: centsOf(100)!, day: today },
    ]);
  });
  expect(heard).toEqual([
    ['items.changed', { companyId: house.planner.companyId, partyKind: 'customer', partyIds: [customerId] }],
  ]);
});
