import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

let house: PurchaseHouse;
let owner: Staff;
let bankAccountId: string;
const db = () => house.app.database.writer(partition);
const loadDay = '2026-11-18';

beforeAll(async () => {
  house = await openPurchaseHouse({
    implementations: [paymentRunOperations],
    failureCatalogues: [paymentRunFailureTexts],
  });
  const { companyId } = house;
  owner = await buildStaff(house.app, partition, Object.keys(paymentRunService.operations), { companyId });
  bankAccountId = (await buildBankAccount(house.app, partition, { companyId, number: '62001237731' })).id;
});
afterAll(() => house.close());
beforeEach(async () => {
  await sql`update payment_run set status = 'VOID' where status <> 'POSTED'`.execute(db());
  await sql`update payment_item set is_live = false`.execute(db());
});

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
const of = (run: PaymentRunRecord, supplierId: string) =>
  run.paid
    .filter((each) => each.supplierId === supplierId)
    .map(({ hold, holdReason, holdDay, amount, items }) => ({
      hold,
      holdReason,
      holdDay,
      amount,
      numbers: items.map(({ number }) => number),
    }));

/** A supplier whose account is long in use, covered until a day. */
async function carrier(coveredUntil: string): Promise<string> {
  const supplierId = await house.supplier();
  await sql`update supplier set is_transporter = true, cover = ${`{[2026-01-01,${coveredUntil}]}`}::datemultirange where id = ${supplierId}`.execute(
    db(),
  );
  await sql`update bank_version set decided_at = '2026-01-01' where owner_id = ${supplierId}`.execute(db());
  return supplierId;
}

/** An invoice in the books for one load of that day; answers the load with its number. */
async function posted(supplierInvoiceNo: string, net: number, supplierId: string) {
  const { loadId, chargeIds } = await house.owed([net], { supplierId });
  await sql`update load set load_at = ${`${loadDay}T06:00:00Z`}::timestamptz where id = ${loadId}`.execute(db());
  const id = await house.submitted({
    supplierId,
    supplierInvoiceNo,
    dueDate: '2026-11-24',
    vat: 0,
    lines: [{ loadId, chargeId: chargeIds[0], net, vatCode: 'zeroRated' }],
  });
  await house.on('approvePurchaseInvoice', id, {}, house.manager);
  const { rows } = await sql<{ load_number: string }>`select load_number from load where id = ${loadId}`.execute(db());
  return { id, loadId, number: rows[0]!.load_number };
}
const proof = (loadId: string, state: string) =>
  sql`update load set pod_status = ${state} where id = ${loadId}`.execute(db());

test('an invoice whose proof was rejected is held alone with its load; the others of the supplier go out', async () => {
  const supplierId = await carrier('2027-01-01');
  const held = await posted('POD-1', 800, supplierId);
  await posted('POD-2', 300, supplierId);
  await proof(held.loadId, 'podRejected');
  const run = await begin();
  expect(of(run, supplierId)).toEqual([
    { hold: null, holdReason: '', holdDay: null, amount: 300, numbers: ['POD-2'] },
    { hold: 'podMissing', holdReason: held.number, holdDay: null, amount: 800, numbers: ['POD-1'] },
  ]);
  expect(run).toMatchObject({ total: 300, suppliers: 1, held: 1 });
  // It comes in by itself once the reason is gone.
  await proof(held.loadId, 'podAccepted');
  await act('gatherPaymentRun', run.id, house.clerk);
  expect(of(await read(run.id), supplierId)).toMatchObject([{ hold: null, amount: 1100 }]);
  await act('submitPaymentRun', run.id, house.clerk);
  // Rejected between signing and file: nobody pays it, and the sum is signed anew.
  await act('approvePaymentRun', run.id, house.manager, { total: 1100 });
  await proof(held.loadId, 'podRejected');
  expect(await act('sendPaymentRunFile', run.id, owner)).toMatchObject({
    file: null,
    changed: [{ hold: 'podMissing' }],
    status: 'PENDING',
  });
});

test('a company that pays without proofs pays it', async () => {
  const supplierId = await carrier('2027-01-01');
  const { loadId } = await posted('POD-3', 700, supplierId);
  await proof(loadId, 'AWAITED');
  await sql`insert into purchase_tolerance (partition, company_id, supplier_id, over_amount, over_percent, under_amount, under_percent, needs_pod, updated_by)
    values (${partition}, ${house.companyId}, ${supplierId}, 0, 0, 0, 0, false, 'test')`.execute(db());
  expect(of(await begin(), supplierId)).toMatchObject([{ hold: null, amount: 700 }]);
});

test('cover that had ended on the day of loading holds the invoice with that day; cover to that day does not', async () => {
  const [ended, inForce] = [await carrier('2026-11-17'), await carrier(loadDay)];
  const held = await posted('GIT-1', 900, ended);
  await posted('GIT-2', 400, inForce);
  const run = await begin();
  expect(of(run, ended)).toEqual([
    { hold: 'coverEnded', holdReason: held.number, holdDay: loadDay, amount: 900, numbers: ['GIT-1'] },
  ]);
  expect(of(run, inForce)).toMatchObject([{ hold: null, amount: 400 }]);
  // The invoice says so too, as a hold of its payment.
  expect(await house.ask('getPurchaseInvoice', { id: held.id }, house.clerk)).toMatchObject({
    holds: [{ code: 'purchaseCoverEnded', stops: 'payment' }],
  });
  // Somebody let the load go without cover: that holds for its invoice as well.
  await sql`insert into load_override (partition, load_id, supplier_id, code, reason, decided_by)
    values (${partition}, ${held.loadId}, ${ended}, 'coverGap', 'Our own policy covers it', 'test')`.execute(db());
  await act('gatherPaymentRun', run.id, house.clerk);
  expect(of(await read(run.id), ended)).toMatchObject([{ hold: null, amount: 900 }]);
});

test('what holds the supplier holds each of its invoices, and a person takes out what is left', async () => {
  const supplierId = await carrier('2027-01-01');
  const { loadId } = await posted('POD-4', 500, supplierId);
  await posted('POD-5', 200, supplierId);
  await proof(loadId, 'podRejected');
  const run = await begin();
  await act('holdPaymentRunSupplier', run.id, house.clerk, { supplierId, reason: 'They asked to wait' });
  expect(of(await read(run.id), supplierId)).toMatchObject([
    { hold: 'podMissing', amount: 500 },
    { hold: 'takenOut', amount: 200 },
  ]);
  await act('releasePaymentRunSupplier', run.id, house.clerk, { supplierId });
  await sql`update bank_version set decided_at = ${house.clock.now()} where owner_id = ${supplierId}`.execute(db());
  await act('gatherPaymentRun', run.id, house.clerk);
  expect(of(await read(run.id), supplierId)).toMatchObject([{ hold: 'bankHeld', amount: 700 }]);
});
