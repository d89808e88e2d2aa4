import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';
import { settleBilling, settleBillingOfParticulars } from '#modules/work/load-prices/server/index.ts';
import { type InvoiceHouse, openInvoiceHouse, partition } from './testing/invoice-house.ts';
import { taxData } from './tax-data-needs.ts';

const settling = settleBillingOfParticulars([taxData]);
let house: InvoiceHouse;
beforeAll(async () => {
  house = await openInvoiceHouse({ listeners: [settleBilling([taxData])] });
});
afterAll(() => house.close());

let customerId: string;
beforeEach(async () => {
  customerId = await house.customer();
});

const db = () => house.app.database.writer(partition);
const customer = (columns: ReturnType<typeof sql>) =>
  sql`update customer set ${columns} where partition = ${partition} and id = ${customerId}`.execute(db());
/** A ready load of the customer whose proof is there, as far as its own row says. */
async function ready(vatCode: string): Promise<string> {
  const id = await house.ready([{ description: 'Linehaul', net: 100, vatCode, account: '4000' }], { customerId });
  await sql`update load set pod_status = 'WAIVED', order_numbers = '[{"kind": "customerOrder", "number": "PO 1"}]', direction = 'domestic' where id = ${id}`.execute(
    db(),
  );
  return id;
}
/** The loads of the customer are judged, as by the job after its particulars changed. */
const settle = () =>
  inPartition(
    systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' }),
    partition,
    (context) => settling.hear(context, { customerId } as never),
  );
const waiting = async () => {
  const { rows } = await house.ask<{ rows: { id: string; gaps: { code: string; owner: string }[]; days: number }[] }>(
    'getLoadsToInvoice',
    { part: 'waiting', customerId },
    house.clerk,
  );
  return rows;
};

test('a customer without an address is a gap of its loads before there is a draft, with its owner and age', async () => {
  const id = await ready('standard');
  await settle();
  expect(await waiting()).toEqual([]);
  await customer(
    sql`same_as_physical = true, physical_address = physical_address || '{"addressLine1": "", "city": ""}'`,
  );
  await settle();
  expect(await waiting()).toMatchObject([
    { id, days: 4, gaps: [{ code: 'buyerParticularsMissing', owner: 'billing' }] },
  ]);
  expect(await house.call('postInvoices', { loadIds: [id] }, house.clerk)).toMatchObject({ code: 'billingNotReady' });
  const { gaps } = await house.ask<{ gaps: object[] }>('getBillingGaps', {}, house.clerk);
  expect(gaps).toMatchObject([{ code: 'buyerParticularsMissing', owner: 'billing', count: 1, net: 100, oldest: 4 }]);
  await customer(sql`physical_address = physical_address || '{"addressLine1": "4 Mill Road", "city": "Umhlathuze"}'`);
  await settle();
  expect(await waiting()).toEqual([]);
  expect(await house.draft([id])).toHaveLength(1);
});

test('a VAT number is asked of a customer of the same country, unless it is said to be no vendor', async () => {
  const id = await ready('standard');
  await customer(sql`vat_number = ''`);
  await settle();
  expect(await waiting()).toMatchObject([{ id, gaps: [{ code: 'buyerVatNumberMissing', owner: 'billing' }] }]);
  // Abroad, and where nothing bears VAT, nobody asks for it.
  const abroad = sql`same_as_physical = true, physical_address = physical_address || '{"country": "Botswana"}'`;
  await customer(abroad);
  await settle();
  expect(await waiting()).toEqual([]);
  await customer(sql`physical_address = physical_address || '{"country": "South Africa"}'`);
  await settle();
  expect(await waiting()).toHaveLength(1);
  const said = () => house.ask('putBuyerWithoutVat', { customerIds: [customerId] }, house.clerk);
  expect(await said()).toEqual({ changed: 1 });
  expect(await said()).toEqual({ changed: 0 });
  await settle();
  expect(await house.billing(id)).toBe('READY');
  expect(await house.call('putBuyerWithoutVat', { customerIds: [crypto.randomUUID()] }, house.clerk)).toMatchObject({
    code: 'buyerUnknown',
  });
});

test('why VAT is 0 % at home is asked of the load, and is then printed on its invoice', async () => {
  const id = await ready('zeroRated');
  await settle();
  expect(await waiting()).toMatchObject([{ id, gaps: [{ code: 'zeroRateReasonNeeded', owner: 'billing' }] }]);
  const explain = (reason: string) => house.call('putZeroRateReason', { loadIds: [id], reason }, house.clerk);
  expect(await explain(' ')).toMatchObject({ status: 400 });
  const reason = 'Domestic leg of international carriage, s 11(2)(b)';
  expect(await explain(reason)).toMatchObject({ response: 'ok', result: { changed: 1 } });
  // Mended by itself: nobody has to look at the load again.
  expect(await house.billing(id)).toBe('READY');
  const [invoiceId] = await house.draft([id]);
  expect(await explain('Another')).toMatchObject({ code: 'billedTwice', status: 409 });
  const { paper } = await house.ask<{ paper: InvoicePaper }>('getInvoice', { id: invoiceId }, house.clerk);
  expect(paper.zeroRateReason).toBe(reason);
  expect(await house.on('postInvoice', invoiceId!)).toMatchObject({ response: 'ok' });
});

test('carriage across a border says it by itself; loads of both kinds say both on one invoice', async () => {
  const [home, across] = [await ready('zeroRated'), await ready('zeroRated')];
  await sql`update load set direction = 'export' where id = ${across}`.execute(db());
  await sql`update order_type set billing_mode = 'consolidated' where partition = ${partition}`.execute(db());
  await settle();
  expect((await waiting()).map(({ id }) => id)).toEqual([home]);
  await house.ask('putZeroRateReason', { loadIds: [home], reason: 'Leg at home' }, house.clerk);
  const [invoiceId] = await house.draft([home, across]);
  const { paper } = await house.ask<{ paper: InvoicePaper }>('getInvoice', { id: invoiceId }, house.clerk);
  expect(paper.zeroRateReason!.split(' · ').toSorted()).toEqual([
    expect.stringMatching(/^International/),
    'Leg at home',
  ]);
});
