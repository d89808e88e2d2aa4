import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildBankAccount } from '#modules/money/bank-statements/server/index.ts';
import { differencesOfBooks } from '#modules/money/ledger/server/testing/book-house.ts';
import {
  openPurchaseHouse,
  partition,
  type PurchaseHouse,
} from '#modules/money/purchase-invoices/server/testing/purchase-house.ts';
import type { PurchaseRecord } from '#modules/money/purchase-invoices/answers.ts';
import { type PaymentRunRecord, paymentRunService } from '../contract.ts';
import { paymentRunFailureTexts } from '../messages/failures/index.ts';
import { paymentRunOperations } from './operations.ts';
import { paymentRemitting } from './remit.ts';

let house: PurchaseHouse;
let owner: Staff;
let dollars: string;
let rands: string;
const db = () => house.app.database.writer(partition);

beforeAll(async () => {
  house = await openPurchaseHouse({
    implementations: [paymentRunOperations],
    failureCatalogues: [paymentRunFailureTexts],
    jobKinds: (app) => [paymentRemitting(app)].map((kind) => ({ ...kind, work: () => Promise.resolve() })),
  });
  const { companyId } = house;
  owner = await buildStaff(house.app, partition, Object.keys(paymentRunService.operations), { companyId });
  rands = (await buildBankAccount(house.app, partition, { companyId, number: '62001237731' })).id;
  dollars = (await buildBankAccount(house.app, partition, { companyId, number: '62001237732', currency: 'USD' })).id;
});
afterAll(() => house.close());

async function rate(day: string, value: string): Promise<void> {
  await sql`insert into exchange_rate (partition, code, name, currency, in_currency, day, rate, created_by, updated_by)
    values (${partition}, ${`USD-${day}`}, 'Test bank, closing rate', 'USD', 'ZAR', ${day}, ${value}, 'test', 'test')`.execute(
    db(),
  );
}
const read = (id: string) => house.ask<PaymentRunRecord>('getPaymentRun', { id }, house.clerk);
const document = (id: string) => house.ask<PurchaseRecord>('getPurchaseInvoice', { id }, house.clerk);
const act = async (operation: string, id: string, by: Staff, more: object = {}) => {
  const answer = await house.call(operation, { id, ...more }, { ...by, lockId: (await read(id)).lockId });
  if (answer.response !== 'ok') throw new Error(`${operation} answered ${JSON.stringify(answer)}`);
  return answer.result;
};
const proposal = (bankAccountId: string) =>
  house.call('postPaymentRun', { bankAccountId, dueUntil: '2026-12-31', payDay: '2026-11-24' }, house.clerk);
const begin = async (bankAccountId: string) => read(((await proposal(bankAccountId)).result as { id: string }).id);
const sign = async (id: string) => {
  await act('submitPaymentRun', id, house.clerk);
  await act('approvePaymentRun', id, house.manager, { total: (await read(id)).total });
};
async function supplier(): Promise<string> {
  const id = await house.supplier();
  await sql`update bank_version set decided_at = '2026-01-01' where owner_kind = 'supplier'`.execute(db());
  return id;
}
/** An invoice in dollars in the books. */
async function inDollars(supplierInvoiceNo: string, net: number, supplierId: string, more: object = {}) {
  const id = await house.submitted({
    supplierId,
    supplierInvoiceNo,
    currency: 'USD',
    dueDate: '2026-11-24',
    lines: [{ net, profitCentreId: house.centreId }],
    ...more,
  });
  await house.on('approvePurchaseInvoiceVariance', id, { reason: 'Agreed by phone.' }, house.manager);
  return id;
}
/** Rand by which accounts moved. */
async function moved(numbers: readonly string[], work: () => Promise<unknown>): Promise<Record<string, number>> {
  const at = () => Promise.all(numbers.map((number) => house.closing(number)));
  const before = await at();
  await work();
  const after = await at();
  return Object.fromEntries(
    numbers.map((number, place) => [number, Math.round((after[place]! - before[place]!) * 100) / 100]),
  );
}

test('an account in another currency is only paid from once its rate is known', async () => {
  expect(await proposal(dollars)).toMatchObject({
    code: 'invalidPayload',
    fields: { bankAccountId: expect.stringContaining('USD') },
  });
  await rate('2026-11-20', '18.12345678');
  expect(await proposal(dollars)).toMatchObject({ response: 'ok' });
});

test('dollars are owed and paid as dollars; what the rates differ by is posted with the payment', async () => {
  const supplierId = await supplier();
  expect(await moved(['5000', '1150', '2000'], () => inDollars('US-1', 1000, supplierId))).toEqual({
    5000: 18_123.46,
    1150: 2718.52,
    2000: -20_841.98,
  });
  const [{ id }] = (await house.ask<{ rows: { id: string }[] }>('getPurchaseInvoices', { supplierId }, house.clerk))
    .rows as [{ id: string }];
  expect(await document(id)).toMatchObject({
    gross: 1150,
    currency: 'USD',
    open: 1150,
    baseGross: 20_841.98,
    baseCurrency: 'ZAR',
    rate: { value: '18.12345678', day: '2026-11-20', source: 'Test bank, closing rate' },
  });
  // A run pays one currency: the one in rand does not see it.
  const other = await begin(rands);
  expect(other.paid.find((each) => each.supplierId === supplierId)).toBeUndefined();
  await act('deletePaymentRun', other.id, house.clerk);
  await rate('2026-11-24', '18.50000000');
  const run = await begin(dollars);
  expect(run).toMatchObject({ currency: 'USD', total: 1150, worth: 21_275, baseCurrency: 'ZAR' });
  await sign(run.id);
  const { file } = (await act('sendPaymentRunFile', run.id, owner)) as unknown as { file: { base64: string } };
  const xml = Buffer.from(file.base64, 'base64').toString();
  expect(xml).toContain('<InstdAmt Ccy="USD">1150.00</InstdAmt>');
  expect(xml).toContain('<Ccy>USD</Ccy>');
  expect(await moved(['2000', '1000', '6930'], () => act('closePaymentRun', run.id, house.clerk))).toEqual({
    2000: 20_841.98,
    1000: -21_275,
    6930: 433.02,
  });
  expect(await document(id)).toMatchObject({ open: 0, standing: 'PAID' });
  expect(await read(run.id)).toMatchObject({ inBank: -1150 });
  expect(await differencesOfBooks(house)).toEqual([]);
});

test('a claim and its credit note stay at the rate of their invoice, to the cent', async () => {
  const supplierId = await supplier();
  const id = await inDollars('US-2', 333.33, supplierId);
  await house.on('postPurchaseInvoiceDeduction', id, { kind: 'damage', amount: 77.77, reason: 'Crushed' });
  const run = await begin(dollars);
  await sign(run.id);
  await act('sendPaymentRunFile', run.id, owner);
  await act('closePaymentRun', run.id, house.clerk);
  expect(await document(id)).toMatchObject({ open: 0, standing: 'PAID' });
  expect(await differencesOfBooks(house)).toEqual([]);
  const exchanged = await moved(['6930'], async () => {
    const note = await house.submitted({
      supplierId,
      kind: 'creditNote',
      supplierInvoiceNo: 'US-CN-2',
      currency: 'USD',
      originalId: id,
      lines: [{ net: 67.63, profitCentreId: house.centreId }],
      vat: 10.14,
    });
    await house.on('approvePurchaseInvoice', note, {}, house.manager);
    expect(await document(note)).toMatchObject({ open: 0, rate: { value: '18.12345678' } });
  });
  expect(Math.abs(exchanged['6930']!)).toBeLessThanOrEqual(0.01);
  expect(await differencesOfBooks(house)).toEqual([]);
});

test('limits and second signatures go by what a run is worth in the books', async () => {
  await house.call(
    'putPaymentRule',
    { companyId: house.companyId, twoSignersAbove: 10_000, format: 'pain001', columns: [] },
    house.clerk,
  );
  const supplierId = await supplier();
  await inDollars('US-3', 800, supplierId);
  const run = await begin(dollars);
  expect(run).toMatchObject({ total: 920, worth: 17_020, signersNeeded: 2 });
  await act('deletePaymentRun', run.id, house.clerk);
});
