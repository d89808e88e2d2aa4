import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildBankAccount } from '#modules/money/bank-statements/server/index.ts';
import {
  openPurchaseHouse,
  partition,
  type PurchaseHouse,
} from '#modules/money/purchase-invoices/server/testing/purchase-house.ts';
import { type PaymentRunRecord, paymentRunService } from '../contract.ts';
import { paymentRunFailureTexts } from '../messages/failures/index.ts';
import { paymentRunOperations } from './operations.ts';
import { paymentRemitting, remit } from './remit.ts';

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
const act = async (operation: string, id: string, by: Staff, more: object = {}) => {
  const answer = await house.call(operation, { id, ...more }, { ...by, lockId: (await read(id)).lockId });
  if (answer.response !== 'ok') throw new Error(`${operation} answered ${JSON.stringify(answer)}`);
  return answer.result;
};
const begin = async () =>
  read(
    (
      await house.ask<{ id: string }>(
        'postPaymentRun',
        { bankAccountId, dueUntil: '2026-12-31', payDay: '2026-11-24' },
        house.clerk,
      )
    ).id,
  );
const paidOf = (run: PaymentRunRecord, supplierId: string) => run.paid.find((each) => each.supplierId === supplierId)!;
/** An invoice in the books, due already. */
async function posted(supplierInvoiceNo: string, net: number, supplierId: string): Promise<string> {
  const { loadId, chargeIds } = await house.owed([net], { supplierId });
  const id = await house.submitted({
    supplierId,
    supplierInvoiceNo,
    dueDate: '2026-11-24',
    lines: [{ loadId, chargeId: chargeIds[0], net }],
  });
  await house.on('approvePurchaseInvoice', id, {}, house.manager);
  return id;
}
const take = (id: string, kind: string, amount: number, reason: string) =>
  house.on('postPurchaseInvoiceDeduction', id, { kind, amount, reason });
/** The bank account of a supplier is older than any hold. */
const settled = async () =>
  sql`update bank_version set decided_at = '2026-01-01' where owner_kind = 'supplier'`.execute(db());
const openOf = (id: string) =>
  house.ask<{
    open: number;
    toPay: number;
    vatClaimed: number;
    standing: string;
    deductions: { id: string; isPosted: boolean }[];
  }>('getPurchaseInvoice', { id }, house.clerk);

test('62: a claim is taken off the payment and posted with it; the invoice and its VAT stay whole', async () => {
  const { supplierId } = house;
  await sql`update supplier set email = 'claims@carrier.example' where id = ${supplierId}`.execute(db());
  await settled();
  const id = await posted('CL-62', 13_200.41, supplierId);
  await take(id, 'damage', 2000, 'Two pallets crushed');
  const [costs, vat] = [await house.closing('5000'), await house.closing('1150')];
  const run = await begin();
  expect(paidOf(run, supplierId)).toMatchObject({
    hold: null,
    amount: 13_180.47,
    items: [{ number: 'CL-62', amount: 13_180.47, deductions: [{ kind: 'damage', amount: 2000 }] }],
  });
  await act('submitPaymentRun', run.id, house.clerk);
  await act('approvePaymentRun', run.id, house.manager, { total: (await read(run.id)).total });
  await act('sendPaymentRunFile', run.id, owner);
  const deductionId = (await openOf(id)).deductions[0]!.id;
  // The bank has its file: the claim is not taken back beneath it.
  expect(await house.on('deletePurchaseInvoiceDeduction', id, { deductionId })).toMatchObject({
    code: 'purchaseDeductionTaken',
  });
  await act('closePaymentRun', run.id, house.clerk);
  expect(await openOf(id)).toMatchObject({
    open: 0,
    toPay: 0,
    standing: 'PAID',
    vatClaimed: 1980.06,
    deductions: [{ isPosted: true }],
  });
  expect(Math.round((costs - (await house.closing('5000'))) * 100)).toBe(200_000);
  expect(await house.closing('1150')).toBe(vat);
  await remit(house.app, { partition, runId: run.id });
  const advice = (await house.messages()).find(({ to }) => to === 'claims@carrier.example');
  expect(advice!.text).toContain('CL-62: R 15 180,47'.replaceAll(' ', '\u00A0').replace('CL-62:\u00A0', 'CL-62: '));
  expect(advice!.text).toContain('Two pallets crushed');
});

test('what is taken off after the signature ends it: the supplier comes out of the run', async () => {
  const supplierId = await house.supplier();
  await settled();
  const id = await posted('CL-2', 1000, supplierId);
  const other = await house.supplier();
  await settled();
  await posted('CL-3', 500, other);
  const run = await begin();
  await act('submitPaymentRun', run.id, house.clerk);
  await act('approvePaymentRun', run.id, house.manager, { total: (await read(run.id)).total });
  await take(id, 'short', 100, 'Twelve bags missing');
  expect(await act('sendPaymentRunFile', run.id, owner)).toMatchObject({ file: null, status: 'PENDING' });
  expect(paidOf(await read(run.id), supplierId)).toMatchObject({ hold: 'creditLeft' });
  expect(paidOf(await read(run.id), other)).toMatchObject({ hold: null, amount: 575 });
  await act('rejectPaymentRun', run.id, house.manager, { reason: 'Again.' });
  await act('deletePaymentRun', run.id, house.clerk);
});

test('what is in dispute is not paid and not posted: it stays open, and no run pays it until it is let go', async () => {
  const supplierId = await house.supplier();
  await settled();
  const id = await posted('CL-4', 1000, supplierId);
  await take(id, 'disputed', 150, 'Standing time');
  const run = await begin();
  expect(paidOf(run, supplierId)).toMatchObject({ amount: 1000 });
  await act('submitPaymentRun', run.id, house.clerk);
  await act('approvePaymentRun', run.id, house.manager, { total: (await read(run.id)).total });
  await act('sendPaymentRunFile', run.id, owner);
  await act('closePaymentRun', run.id, house.clerk);
  expect(await openOf(id)).toMatchObject({ open: 150, toPay: 0, deductions: [{ isPosted: false }] });
  const next = await begin();
  expect(next.paid.find((each) => each.supplierId === supplierId)).toBeUndefined();
  const deductionId = (await openOf(id)).deductions[0]!.id;
  await house.on('deletePurchaseInvoiceDeduction', id, { deductionId });
  await act('gatherPaymentRun', next.id, house.clerk);
  expect(paidOf(await read(next.id), supplierId)).toMatchObject({ amount: 150 });
});

test('a run that the bank did not carry out takes its claims off again', async () => {
  const supplierId = await house.supplier();
  await settled();
  const id = await posted('CL-5', 1000, supplierId);
  await take(id, 'advanceFuel', 300, 'Diesel in Harrismith');
  const run = await begin();
  await act('submitPaymentRun', run.id, house.clerk);
  await act('approvePaymentRun', run.id, house.manager, { total: (await read(run.id)).total });
  await act('sendPaymentRunFile', run.id, owner);
  await act('recallPaymentRun', run.id, owner, { reason: 'Refused by the bank.' });
  await act('gatherPaymentRun', run.id, house.clerk);
  expect(paidOf(await read(run.id), supplierId)).toMatchObject({ amount: 850 });
});
