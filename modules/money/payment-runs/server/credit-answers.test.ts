import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildBankAccount } from '#modules/money/bank-statements/server/index.ts';
import {
  openPurchaseHouse,
  type Owed,
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
let bankAccountId: string;
const db = () => house.app.database.writer(partition);

beforeAll(async () => {
  house = await openPurchaseHouse({
    implementations: [paymentRunOperations],
    failureCatalogues: [paymentRunFailureTexts],
    jobKinds: (app) => [paymentRemitting(app)].map((kind) => ({ ...kind, work: () => Promise.resolve() })),
  });
  const { companyId } = house;
  owner = await buildStaff(house.app, partition, Object.keys(paymentRunService.operations), { companyId });
  bankAccountId = (await buildBankAccount(house.app, partition, { companyId, number: '62001237731' })).id;
});
afterAll(() => house.close());

const read = (id: string) => house.ask<PaymentRunRecord>('getPaymentRun', { id }, house.clerk);
const document = (id: string) => house.ask<PurchaseRecord>('getPurchaseInvoice', { id }, house.clerk);
const act = async (operation: string, id: string, by: Staff, more: object = {}) => {
  const answer = await house.call(operation, { id, ...more }, { ...by, lockId: (await read(id)).lockId });
  if (answer.response !== 'ok') throw new Error(`${operation} answered ${JSON.stringify(answer)}`);
  return answer.result;
};
const begin = async () => {
  const { id } = await house.ask<{ id: string }>(
    'postPaymentRun',
    { bankAccountId, dueUntil: '2026-12-31', payDay: '2026-11-24' },
    house.clerk,
  );
  return read(id);
};
const sign = async (id: string) => {
  await act('submitPaymentRun', id, house.clerk);
  await act('approvePaymentRun', id, house.manager, { total: (await read(id)).total });
};
const send = async (id: string) => {
  await sign(id);
  await act('sendPaymentRunFile', id, owner);
};
const pay = async () => {
  const { id } = await begin();
  await send(id);
  await act('closePaymentRun', id, house.clerk);
};
const drop = (id: string) => act('deletePaymentRun', id, house.clerk);
/** What a new run pays a supplier; undefined where it has no row for it. */
const proposed = async (supplierId: string) => {
  const run = await begin();
  await drop(run.id);
  return run.paid.find((each) => each.supplierId === supplierId)?.amount;
};

/** A supplier whose account is older than any hold. */
async function supplier(): Promise<string> {
  const id = await house.supplier();
  await sql`update bank_version set decided_at = '2026-01-01' where owner_kind = 'supplier'`.execute(db());
  return id;
}
interface Posted extends Owed {
  readonly id: string;
}
/** An invoice in the books, due already. */
async function invoice(supplierInvoiceNo: string, net: number, supplierId: string): Promise<Posted> {
  const owed = await house.owed([net], { supplierId });
  const lines = [{ loadId: owed.loadId, chargeId: owed.chargeIds[0], net }];
  const id = await house.submitted({ supplierId, supplierInvoiceNo, dueDate: '2026-11-24', lines });
  await approve(id);
  return { ...owed, id };
}
const approve = (id: string) => house.on('approvePurchaseInvoice', id, {}, house.manager);
const credit = (supplierInvoiceNo: string, net: number, supplierId: string, more: object = {}) =>
  house.submitted({
    supplierId,
    kind: 'creditNote',
    supplierInvoiceNo,
    lines: [{ net, profitCentreId: house.centreId }],
    ...more,
  });
const take = async (id: string, kind: string, amount: number): Promise<string> => {
  await house.on('postPurchaseInvoiceDeduction', id, { kind, amount, reason: 'Two pallets crushed' });
  return (await document(id)).deductions.at(-1)!.id;
};
/** Cents by which accounts moved. */
const moved = async (work: () => Promise<unknown>) => {
  const at = async () => [await house.closing('5000'), await house.closing('1150')] as const;
  const [cost, vat] = await at();
  await work();
  const after = await at();
  return { cost: Math.round((after[0] - cost) * 100), vat: Math.round((after[1] - vat) * 100) };
};

test('a claim that its credit note answers lowers the next payment once, to the cent', async () => {
  const supplierId = await supplier();
  const { id } = await invoice('CA-1', 13_200.41, supplierId);
  await take(id, 'damage', 2000);
  expect(await proposed(supplierId)).toBe(13_180.47);
  const note = await credit('CN-1', 1739.13, supplierId, { originalId: id });
  // The page says so before anybody approves.
  expect(await document(note)).toMatchObject({
    gross: 2000,
    answers: [{ purchaseInvoiceId: id, supplierInvoiceNo: 'CA-1', kind: 'damage', amount: 2000, wasPaid: false }],
  });
  expect(await moved(() => approve(note))).toEqual({ cost: -173_913, vat: -26_087 });
  expect(await document(id)).toMatchObject({
    open: 13_180.47,
    toPay: 13_180.47,
    deductions: [{ amount: 2000, answered: 2000, answeredBy: [{ id: note, supplierInvoiceNo: 'CN-1' }] }],
  });
  expect(await proposed(supplierId)).toBe(13_180.47);
  expect(await moved(pay)).toEqual({ cost: 0, vat: 0 });
  expect(await document(id)).toMatchObject({ open: 0, standing: 'PAID' });
  expect(await document(note)).toMatchObject({ open: 0, answers: [{ amount: 2000 }] });
  const deductionId = (await document(id)).deductions[0]!.id;
  expect(await house.on('deletePurchaseInvoiceDeduction', id, { deductionId })).toMatchObject({ response: 'error' });
});

test('a claim that a payment has taken off is taken back by its credit note; only VAT lowers the next one', async () => {
  const supplierId = await supplier();
  const first = await invoice('CA-2', 10_000, supplierId);
  await take(first.id, 'short', 2000);
  expect(await moved(pay)).toEqual({ cost: -200_000, vat: 0 });
  const note = await credit('CN-2', 2000, supplierId, { originalId: first.id });
  expect(await moved(() => approve(note))).toEqual({ cost: 0, vat: -30_000 });
  expect(await document(note)).toMatchObject({ open: 300, answers: [{ amount: 2000, wasPaid: true }] });
  const second = await invoice('CA-3', 1000, supplierId);
  expect(await proposed(supplierId)).toBe(850);
  await pay();
  expect(await document(second.id)).toMatchObject({ open: 0, standing: 'PAID' });
  expect(await document(note)).toMatchObject({ open: 0 });
});

test('what the note is short of stays taken off; what it is more than that lowers its invoice', async () => {
  const supplierId = await supplier();
  const { id } = await invoice('CA-4', 1000, supplierId);
  const deductionId = await take(id, 'damage', 500);
  await approve(await credit('CN-4', 200, supplierId, { originalId: id }));
  expect(await document(id)).toMatchObject({ open: 920, toPay: 650, deductions: [{ amount: 500, answered: 230 }] });
  expect(await proposed(supplierId)).toBe(650);
  await approve(await credit('CN-5', 300, supplierId, { originalId: id }));
  // 345.00 of which 270.00 answer, and 75.00 lower the invoice.
  expect(await document(id)).toMatchObject({ open: 575, toPay: 575, deductions: [{ answered: 500 }] });
  expect(await house.on('deletePurchaseInvoiceDeduction', id, { deductionId })).toMatchObject({
    code: 'purchaseDeductionAnswered',
  });
  expect(await proposed(supplierId)).toBe(575);
  await pay();
});

test('the rest of a claim is let go without what a note took over', async () => {
  const supplierId = await supplier();
  const { id } = await invoice('CA-6', 1000, supplierId);
  const deductionId = await take(id, 'damage', 500);
  await approve(await credit('CN-6', 200, supplierId, { originalId: id }));
  expect(await house.on('deletePurchaseInvoiceDeduction', id, { deductionId })).toMatchObject({ response: 'ok' });
  expect(await document(id)).toMatchObject({ toPay: 920, deductions: [{ amount: 230, answered: 230 }] });
  expect(await proposed(supplierId)).toBe(920);
  await pay();
});

test('finds the claim by its load or its amount, never an advance, and follows who chooses otherwise', async () => {
  const supplierId = await supplier();
  const { id, loadId } = await invoice('CA-7', 1000, supplierId);
  const advance = await take(id, 'advanceCash', 230);
  const damage = await take(id, 'damage', 115);
  const answers = async (note: string) => (await document(note)).answers.map(({ amount, kind }) => [kind, amount]);
  expect(await answers(await credit('CN-7', 150, supplierId, { lines: [{ net: 150, loadId }] }))).toEqual([
    ['damage', 115],
  ]);
  expect(await answers(await credit('CN-8', 100, supplierId))).toEqual([['damage', 115]]);
  expect(await answers(await credit('CN-9', 200, supplierId))).toEqual([]);
  expect(await answers(await credit('CN-10', 100, supplierId, { originalId: id, answers: [] }))).toEqual([]);
  expect(await answers(await credit('CN-11', 200, supplierId, { answers: [damage] }))).toEqual([['damage', 115]]);
  const wrong = { supplierId, kind: 'creditNote', lines: [{ net: 200, profitCentreId: house.centreId }] };
  for (const chosen of [[advance], [house.centreId]])
    expect(await house.capture({ ...wrong, supplierInvoiceNo: 'CN-12', answers: chosen })).toMatchObject({
      code: 'invalidPayload',
      fields: { answers: expect.stringContaining('Choose what was taken off') },
    });
  expect(
    await house.ask('getPurchaseInvoiceClaims', { companyId: house.companyId, supplierId }, house.clerk),
  ).toMatchObject([{ id: damage, supplierInvoiceNo: 'CA-7', left: 115 }]);
});

test('a note waits while the bank has the file that takes its claim off', async () => {
  const supplierId = await supplier();
  const { id } = await invoice('CA-13', 1000, supplierId);
  await take(id, 'damage', 230);
  const run = await begin();
  await send(run.id);
  const note = await credit('CN-13', 200, supplierId, { originalId: id });
  expect(await approve(note)).toMatchObject({ code: 'purchaseDeductionAtBank' });
  expect((await document(note)).holds).toMatchObject([{ code: 'purchaseDeductionAtBank', stops: 'approval' }]);
  await act('closePaymentRun', run.id, house.clerk);
  expect(await approve(note)).toMatchObject({ response: 'ok' });
  expect(await document(note)).toMatchObject({ open: 0, standing: 'PAID', answers: [{ amount: 230, wasPaid: true }] });
});

test('a signed run whose claim was answered lets the supplier out: nothing is taken off twice', async () => {
  const supplierId = await supplier();
  const { id } = await invoice('CA-14', 1000, supplierId);
  await take(id, 'damage', 230);
  const run = await begin();
  await sign(run.id);
  await approve(await credit('CN-14', 200, supplierId, { originalId: id }));
  expect(await act('sendPaymentRunFile', run.id, owner)).toMatchObject({ file: null, status: 'PENDING' });
  expect((await read(run.id)).paid.find((each) => each.supplierId === supplierId)).toMatchObject({
    hold: 'creditLeft',
  });
  await act('rejectPaymentRun', run.id, house.manager, { reason: 'Again.' });
  await drop(run.id);
  expect(await proposed(supplierId)).toBe(920);
  await pay();
});

test('a note that comes while the bank pays its invoice leaves what was paid too much open', async () => {
  const supplierId = await supplier();
  const { id } = await invoice('CA-15', 1000, supplierId);
  const run = await begin();
  await send(run.id);
  await approve(await credit('CN-15', 100, supplierId, { originalId: id }));
  await act('closePaymentRun', run.id, house.clerk);
  expect(await document(id)).toMatchObject({ open: 0, standing: 'PAID' });
  await invoice('CA-16', 1000, supplierId);
  expect(await proposed(supplierId)).toBe(1035);
});
