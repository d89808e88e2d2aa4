import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BankChange } from '#modules/parties/bank/contract.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import type { SupplierRecord } from '#modules/parties/suppliers/contract.ts';
import type { House } from '#platform/server/testing/house.ts';
import { buildSupplier } from '../builders.ts';
import { buildSupplierStaff, enterLink, openSupplierHouse, sendCarrierLink } from '../testing/supplier-house.ts';

let house: House;
let pieter: Staff;
let thandi: Staff;
beforeAll(async () => {
  house = await openSupplierHouse();
  pieter = await buildSupplierStaff(house, 'alpha');
  thandi = await buildSupplierStaff(house, 'alpha', pieter.companyId);
});
afterAll(() => house.close());

const approved = () =>
  buildSupplier(house.app, 'alpha', {
    companyId: pieter.companyId,
    status: 'approved',
    detail: { bank: 'FNB', branchCode: '250655', bankAccountNo: '62000111222', cellNo: '+27825550123' },
  });
const read = (keyIdentifier: string) => house.ask<SupplierRecord>('getCarrier', { keyIdentifier }, thandi);
const versions = async (keyIdentifier: string, staff = thandi) =>
  (await house.ask<{ rows: BankChange[] }>('getBankChanges', { keyIdentifier }, staff)).rows;
const history = async (keyIdentifier: string) =>
  (await house.ask<{ event: string }[]>('getCarrierHistory', { keyIdentifier }, thandi)).map(({ event }) => event);

async function change(keyIdentifier: string, fields: Partial<SupplierRecord['carrierDetail']>, staff = pieter) {
  const { lockId, carrierDetail } = await read(keyIdentifier);
  return house.ask(
    'putCarrier',
    { keyIdentifier, carrierDetail: { ...carrierDetail, ...fields } },
    { ...staff, lockId },
  );
}

test('a change of bank details waits, is used nowhere, and is told to the contacts of before', async () => {
  const id = await approved();
  const { carrierDetail: before, carrierName } = await read(id);
  const moved = { bankAccountNo: '62999888777', email: 'thief@elsewhere.example', cellNo: '+27835550199' };
  expect(await change(id, moved)).toMatchObject({ status: 'approved' });
  const after = await read(id);
  expect(after.carrierDetail).toMatchObject({ bankAccountNo: '•••••••1222', email: 'thief@elsewhere.example' });
  expect(after.findings.map(({ code }) => code)).toContain('bankDetailsChanged');

  const [waiting, used] = await versions(id);
  expect(waiting).toMatchObject({
    status: 'pending',
    ownerKind: 'supplier',
    ownerName: carrierName,
    details: { bank: 'FNB', maskedAccountNo: '•••••••8777' },
    current: { maskedAccountNo: '•••••••1222' },
    decisionBarrier: null,
  });
  expect(used).toMatchObject({ status: 'current', current: null });

  const told = (await house.messages()).filter(({ to }) => to === before.email || to === before.cellNo);
  expect(told.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms']);
  expect((await house.messages()).some(({ to }) => to === 'thief@elsewhere.example')).toBe(false);
});

test('who recorded it cannot approve it; a second person can, once, and then it is in use', async () => {
  const id = await approved();
  await change(id, { bankAccountNo: '62333444555' });
  const [{ bankVersionId, lockId } = {} as BankChange] = await versions(id);
  expect(await versions(id, pieter)).toMatchObject([{ decisionBarrier: 'ownBankChange' }, {}]);
  expect(await house.call('approveBankChange', { bankVersionId }, { ...pieter, lockId })).toMatchObject({
    status: 422,
    code: 'ownBankChange',
  });
  const answers = await Promise.all(
    [1, 2].map(() => house.call('approveBankChange', { bankVersionId }, { ...thandi, lockId })),
  );
  expect(answers.map(({ response, code }) => code ?? response).toSorted()).toEqual(['changedByOther', 'ok']);
  const record = await read(id);
  expect(record.carrierDetail.bankAccountNo).toBe('•••••••4555');
  expect(record.findings.map(({ code }) => code)).not.toContain('bankDetailsChanged');
  expect((await versions(id)).map(({ status }) => status)).toEqual(['current', 'replaced']);
  const [used, replaced] = await versions(id);
  expect(Date.parse(used!.paymentsHeldUntil!) - Date.parse(used!.decidedAt!)).toBe(48 * 3_600_000);
  expect(replaced!.paymentsHeldUntil).toBeNull();
  expect((await history(id)).slice(0, 3)).toEqual(['bankChangeApproved', 'changed', 'bankChangeRequested']);
});

test('a rejected change leaves everything as it was, and cannot be approved any more', async () => {
  const id = await approved();
  await change(id, { bankAccountNo: '62777888999' });
  const [{ bankVersionId, lockId } = {} as BankChange] = await versions(id);
  const reason = 'The bank letter is of another company.';
  const rejected = await house.ask<{ lockId: string }>(
    'rejectBankChange',
    { bankVersionId, reason },
    { ...thandi, lockId },
  );
  expect((await versions(id))[0]).toMatchObject({
    status: 'rejected',
    rejectReason: reason,
    decidedBy: 'Sipho Dlamini',
  });
  expect((await read(id)).carrierDetail.bankAccountNo).toBe('•••••••1222');
  expect(
    await house.call('approveBankChange', { bankVersionId }, { ...thandi, lockId: rejected.lockId }),
  ).toMatchObject({ status: 422, code: 'notAllowedInState' });
});

test('a newer change takes the place of one that waits; saving the form again changes nothing', async () => {
  const id = await approved();
  await change(id, { bankAccountNo: '62111000111' });
  await change(id, { tradeName: 'Renamed only' });
  await change(id, { bankAccountNo: '62222000222' });
  expect((await versions(id)).map(({ status, details }) => [status, details.maskedAccountNo.slice(-4)])).toEqual([
    ['pending', '0222'],
    ['withdrawn', '0111'],
    ['current', '1222'],
  ]);
});

test('a change by link waits too, whoever approves the rest of the record', async () => {
  const id = await approved();
  const { key } = await sendCarrierLink(house, pieter, { keyIdentifier: id });
  const guest = await enterLink(house, key);
  const { carrierDetail } = await house.ask<SupplierRecord>('getCarrierLink', { key }, guest.options);
  await house.ask('postCarrier', { carrierDetail: { ...carrierDetail, bankAccountNo: '62555000555' } }, guest.options);
  const { lockId, status, carrierDetail: stored } = await read(id);
  expect([status, stored.bankAccountNo]).toEqual(['pending', '•••••••1222']);
  await house.ask('approveCarrier', { keyIdentifier: id }, { ...thandi, lockId });
  expect((await read(id)).carrierDetail.bankAccountNo).toBe('•••••••1222');
  const [{ bankVersionId, lockId: version } = {} as BankChange] = await versions(id);
  expect((await versions(id))[0]).toMatchObject({ status: 'pending', decisionBarrier: null });
  // Who sent the link typed the number that its code went to, and may have been the one who answered.
  expect((await versions(id, pieter))[0]).toMatchObject({ decisionBarrier: 'ownBankChange' });
  expect(await house.call('approveBankChange', { bankVersionId }, { ...pieter, lockId: version })).toMatchObject({
    code: 'ownBankChange',
  });
});

test('a supplier that nobody has approved yet corrects its details with its application', async () => {
  const id = await buildSupplier(house.app, 'alpha', { companyId: pieter.companyId });
  await change(id, { bank: 'FNB', branchCode: '250655', bankAccountNo: '62444000444' });
  expect((await read(id)).carrierDetail.bankAccountNo).toBe('•••••••0444');
  expect((await versions(id)).map(({ status }) => status)).toEqual(['current', 'replaced']);
});

test('a number shown in full stands in the history; another partition sees nothing of it', async () => {
  const id = await approved();
  const [{ bankVersionId, lockId } = {} as BankChange] = await versions(id);
  expect(await house.ask('getBankAccountNumber', { bankVersionId }, thandi)).toEqual({ bankAccountNo: '62000111222' });
  expect((await history(id))[0]).toBe('bankAccountShown');
  const stranger = await buildSupplierStaff(house, 'beta');
  expect(await versions(id, stranger)).toEqual([]);
  expect(await house.call('getBankAccountNumber', { bankVersionId }, stranger)).toMatchObject({ status: 404 });
  expect(await house.call('approveBankChange', { bankVersionId }, { ...stranger, lockId })).toMatchObject({
    status: 404,
  });
});

test('account numbers stand in clear in no row of any table', async () => {
  const id = await approved();
  await change(id, { bankAccountNo: '62555666777' });
  const [{ bankVersionId, lockId } = {} as BankChange] = await versions(id);
  await house.ask('approveBankChange', { bankVersionId }, { ...thandi, lockId });
  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  try {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const holding = async (text: string) => {
      const { rows } = await owner.query<{ name: string }>(
        tables
          .map(({ name }) => `(select '${name}' as name from ${name} t where t::text like '%${text}%' limit 1)`)
          .join(' union all '),
      );
      return rows.map(({ name }) => name);
    };
    expect(tables.length).toBeGreaterThan(100);
    // What is not sealed is found this way.
    expect(await holding('+27825550123')).toContain('public.supplier');
    for (const number of ['62000111222', '62555666777']) expect(await holding(number)).toEqual([]);
  } finally {
    await owner.end();
  }
});
