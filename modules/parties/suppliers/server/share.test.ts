import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#platform/dates.ts';
import type { House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import type { PayRateVersions } from '#modules/base/pay-rates/contract.ts';
import { payRateService } from '#modules/base/pay-rates/contract.ts';
import { payRateFailureTexts } from '#modules/base/pay-rates/messages/failures/index.ts';
import { payRateOperations } from '#modules/base/pay-rates/server/index.ts';
import type { SupplierRecord } from '../contract.ts';
import { supplierService } from '../contract.ts';
import { buildSupplier } from './builders.ts';
import { supplierPayRate } from './pay-rate-owner.ts';
import { openSupplierHouse, transporter } from './testing/supplier-house.ts';

let house: House;
let pieter: Staff;
let thandi: Staff;
const rights = [...Object.keys(supplierService.operations), ...Object.keys(payRateService.operations)];
beforeAll(async () => {
  house = await openSupplierHouse([payRateOperations([supplierPayRate])], [payRateFailureTexts]);
  pieter = await buildStaff(house.app, 'alpha', rights);
  thandi = await buildStaff(house.app, 'alpha', rights, { companyId: pieter.companyId });
});
afterAll(() => house.close());

const today = todayIn('Africa/Johannesburg', new Date());
const db = () => house.app.database.writer('alpha');
const detail = {
  ...transporter,
  gitFrom: addDays(today, -30),
  gitTo: addDays(today, 300),
  payableRateInPercentage: 80,
};
const approved = () =>
  buildSupplier(house.app, 'alpha', {
    companyId: pieter.companyId!,
    detail,
    status: 'approved',
    certificate: 'approved',
  });
const read = (keyIdentifier: string) => house.ask<SupplierRecord>('getCarrier', { keyIdentifier }, pieter);
async function put(keyIdentifier: string, change: object, staff = pieter) {
  const { lockId, vendorNumber, accountNumber, carrierDetail } = await read(keyIdentifier);
  const sent = { keyIdentifier, vendorNumber, accountNumber, carrierDetail: { ...carrierDetail, ...change } };
  return house.call('putCarrier', sent, { ...staff, lockId });
}
const versionsOf = (id: string) => house.ask<PayRateVersions>('getPayRateVersions', { kind: 'supplier', id }, thandi);
async function waiting(id: string) {
  const { changes } = await versionsOf(id);
  return changes.find(({ status }) => status === 'PENDING')!;
}
const decide = (operation: string, of: { id: string; lockId: string }, by: Staff, more: object = {}) =>
  house.call(operation, { id: of.id, ...more }, { ...by, lockId: of.lockId });
const ask = (id: string, share: number, more: object = {}, by = pieter) =>
  house.call('postPayRateVersion', { kind: 'supplier', id, terms: { payableRateInPercentage: share }, ...more }, by);

test('saving another share of a supplier in use writes all else at once, and the share waits for a second person', async () => {
  const id = await approved();
  const answer = await put(id, { payableRateInPercentage: 91.5, tradeName: 'Another name' });
  expect(answer).toMatchObject({
    response: 'ok',
    result: { message: expect.stringContaining('waits for approval by a second person') },
  });
  expect((await read(id)).carrierDetail).toMatchObject({ payableRateInPercentage: 80, tradeName: 'Another name' });
  const change = await waiting(id);
  expect(change).toMatchObject({ terms: { payableRateInPercentage: 91.5 }, effectiveFrom: null });
  // The same again asks for nothing new; another share has to wait until this one is decided.
  expect(await put(id, { payableRateInPercentage: 91.5 })).toMatchObject({ response: 'ok' });
  expect(await put(id, { payableRateInPercentage: 70 })).toMatchObject({ status: 422, code: 'payRateWaits' });
  expect(await decide('approvePayRateVersion', change, pieter)).toMatchObject({ status: 403, code: 'ownPayRate' });
  expect(await decide('approvePayRateVersion', change, thandi)).toMatchObject({ response: 'ok' });
  expect((await read(id)).carrierDetail.payableRateInPercentage).toBe(91.5);
  expect((await versionsOf(id)).versions).toMatchObject([
    { effectiveFrom: today, isInForce: true, terms: { payableRateInPercentage: 91.5 } },
    { effectiveFrom: null, effectiveUntil: addDays(today, -1), terms: { payableRateInPercentage: 80 } },
  ]);
});

test('a share is asked for from a day on, rejected with a reason and taken back; nothing holds before it is approved', async () => {
  const id = await approved();
  expect(await ask(id, 80)).toMatchObject({ code: 'payRateTheSame' });
  expect(await ask(id, 101)).toMatchObject({
    status: 400,
    fields: { 'terms.payableRateInPercentage': expect.any(String) },
  });
  expect(await ask(id, 85, { effectiveFrom: addDays(today, -1) })).toMatchObject({
    status: 400,
    fields: { effectiveFrom: expect.stringContaining('today or a later day') },
  });
  await ask(id, 85, { effectiveFrom: addDays(today, 9), reason: 'Fuel' });
  expect(await ask(id, 86)).toMatchObject({ code: 'payRateWaits' });
  expect(await decide('rejectPayRateVersion', await waiting(id), thandi, { reason: 'Too dear' })).toMatchObject({
    response: 'ok',
  });
  await ask(id, 84);
  expect(await decide('cancelPayRateVersion', await waiting(id), pieter)).toMatchObject({ response: 'ok' });
  const { versions, changes } = await versionsOf(id);
  expect(versions).toHaveLength(1);
  expect(changes.map(({ status }) => status)).toEqual(['CANCELLED', 'REJECTED']);
});

test('a supplier that nobody approved yet is edited as before: its approval covers the share', async () => {
  const id = await buildSupplier(house.app, 'alpha', { companyId: pieter.companyId!, detail, status: 'pending' });
  await put(id, { payableRateInPercentage: 60 });
  expect((await read(id)).carrierDetail.payableRateInPercentage).toBe(60);
  expect(await ask(id, 61)).toMatchObject({ code: 'payRateNotUsed' });
  expect((await versionsOf(id)).versions).toMatchObject([
    { effectiveFrom: null, terms: { payableRateInPercentage: 60 } },
  ]);
});

test('who may not change suppliers asks for no share, and who may not read them sees none', async () => {
  const id = await approved();
  const others = await buildStaff(house.app, 'alpha', ['getPayRateVersions', 'postPayRateVersion'], {
    companyId: pieter.companyId,
  });
  expect(await ask(id, 85, {}, others)).toMatchObject({ status: 403 });
  expect(await house.call('getPayRateVersions', { kind: 'supplier', id }, others)).toMatchObject({ status: 403 });
});

test('the database holds it when somebody writes past the product', async () => {
  const id = await approved();
  await expect(sql`update supplier set payable_rate = 99 where id = ${id}`.execute(db())).rejects.toThrow(
    'approved version',
  );
  await expect(
    sql`insert into pay_rate_version (partition, owner_kind, owner_id, effective_from, terms, asked_by)
        values ('alpha', 'supplier', ${id}, '2031-01-01', '{"payableRateInPercentage": 99}', 'test')`.execute(db()),
  ).rejects.toThrow('approved change');
  await expect(
    sql`update pay_rate_version set terms = '{"payableRateInPercentage": 99}' where owner_id = ${id}`.execute(db()),
  ).rejects.toThrow('approved change');
  await ask(id, 85);
  const { id: change } = await waiting(id);
  await expect(
    sql`update pay_rate_change set status = 'APPROVED', decided_by_id = edited_by[1] where id = ${change}`.execute(
      db(),
    ),
  ).rejects.toThrow('check');
});
