import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import type { BankChange } from '../contract.ts';
import { bankFailureTexts } from '../messages/failures/index.ts';
import { companyBankOwner } from './company-bank.ts';
import { bankOperations } from './operations.ts';

let house: House;
let recorder: Staff;
let approver: Staff;
const rights = [
  'getCompanyBank',
  'putCompanyBank',
  'getBankChanges',
  'approveBankChange',
  'rejectBankChange',
  'getBankAccountNumber',
];
beforeAll(async () => {
  house = await openHouse({
    implementations: [bankOperations([companyBankOwner])],
    failureCatalogues: [bankFailureTexts],
  });
  recorder = await buildStaff(house.app, 'alpha', rights);
  approver = await buildStaff(house.app, 'alpha', rights, { companyId: recorder.companyId });
});
afterAll(() => house.close());

const account = { bank: 'FNB', branchName: 'City Deep', branchCode: '250655', bankAccountNo: '62000111222' };
const onFile = (by = recorder) =>
  house.ask<Record<string, string>>('getCompanyBank', { companyId: recorder.companyId }, by);
const record = async (values: object = {}, by = recorder) =>
  house.call(
    'putCompanyBank',
    { ...account, ...values, companyId: recorder.companyId },
    { ...by, lockId: (await onFile()).lockId! },
  );
const versions = async (by = approver) =>
  (await house.ask<{ rows: BankChange[] }>('getBankChanges', { keyIdentifier: recorder.companyId }, by)).rows;

test('the first bank details of a company wait too; who recorded them cannot approve them, and a newer change goes before', async () => {
  expect(await record({ bankAccountNo: '62000999888' })).toMatchObject({ response: 'ok' });
  expect(await record()).toMatchObject({ response: 'ok' });
  const [waiting, withdrawn] = await versions();
  expect(withdrawn).toMatchObject({ status: 'withdrawn' });
  expect(waiting).toMatchObject({
    status: 'pending',
    ownerKind: 'company',
    ownerName: expect.stringContaining('Client of alpha'),
    details: { bank: 'FNB', maskedAccountNo: '•••••••1222' },
    current: null,
  });
  const { bankVersionId, lockId } = waiting!;
  expect(await house.call('approveBankChange', { bankVersionId }, { ...recorder, lockId })).toMatchObject({
    code: 'ownBankChange',
  });
  await house.ask('approveBankChange', { bankVersionId }, { ...approver, lockId });
  expect(await house.ask('getBankAccountNumber', { bankVersionId }, approver)).toEqual({
    bankAccountNo: account.bankAccountNo,
  });
  await record({ bankAccountNo: '62777666555' });
  expect(await versions()).toMatchObject([
    { status: 'pending', current: { bankVersionId, maskedAccountNo: '•••••••1222' } },
    { status: 'current' },
    { status: 'withdrawn' },
  ]);
});

test('an account is named whole, and only of a company of the partition', async () => {
  const { status, fields } = await record({ bank: '', branchCode: '', bankAccountNo: 'ZA62' });
  expect(status).toBe(400);
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(['bank', 'bankAccountNo', 'branchCode']);
  const stranger = await buildStaff(house.app, 'beta', rights);
  expect(await record({}, stranger)).toMatchObject({ code: 'notFound' });
  expect(await versions(stranger)).toEqual([]);
});

test('what is not named stays: the account too, which nobody has to know for that', async () => {
  await record();
  const { lockId, status, ...masked } = await onFile();
  expect({ ...masked, status }).toMatchObject({
    bankAccountNo: '•••••••1222',
    branchName: 'City Deep',
    status: 'pending',
  });
  const change = (values: object, version: string | undefined = lockId) =>
    house.call('putCompanyBank', { companyId: recorder.companyId, ...values }, { ...recorder, lockId: version! });
  expect(await change({ branchName: 'Selby' })).toMatchObject({ response: 'ok' });
  const after = await onFile();
  expect(after).toMatchObject({ bank: 'FNB', branchName: 'Selby', bankAccountNo: '•••••••1222' });
  const [{ bankVersionId } = { bankVersionId: '' }] = await versions();
  expect(await house.ask('getBankAccountNumber', { bankVersionId }, approver)).toEqual({
    bankAccountNo: account.bankAccountNo,
  });
  // Somebody who had not seen that change; the mask of another number; emptying what is required.
  expect(await change({ branchName: 'Cleveland' })).toMatchObject({ status: 409, code: 'changedByOther' });
  const foreign = await change({ bankAccountNo: '•••••••9999' }, after['lockId']);
  expect(Object.keys(foreign.fields ?? {})).toEqual(['bankAccountNo']);
  const emptied = await change({ bankAccountNo: null, branchCode: '' }, after['lockId']);
  expect(Object.keys(emptied.fields ?? {}).toSorted()).toEqual(['bankAccountNo', 'branchCode']);
});

test('who is limited to suppliers learns nothing of them, and changes nothing', async () => {
  expect(await record()).toMatchObject({ response: 'ok' });
  const limited = await buildStaff(house.app, 'alpha', rights, {
    companyId: recorder.companyId,
    scope: { supplier: { own: true, ids: [] } },
  });
  const { companyId } = recorder;
  expect(await house.call('getCompanyBank', { companyId }, limited)).toMatchObject({ code: 'notFound' });
  expect(await house.call('putCompanyBank', { ...account, companyId }, { ...limited, lockId: '1' })).toMatchObject({
    code: 'notFound',
  });
  expect(await versions(limited)).toEqual([]);
});
