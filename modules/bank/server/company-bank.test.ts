import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/access/server/index.ts';
import type { BankChange } from '../contract.ts';
import { bankFailureTexts } from '../messages/failures/index.ts';
import { companyBankOwner } from './company-bank.ts';
import { bankOperations } from './operations.ts';

let house: House;
let recorder: Staff;
let approver: Staff;
const rights = ['putCompanyBank', 'getBankChanges', 'approveBankChange', 'rejectBankChange', 'getBankAccountNumber'];
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
const record = (values: object = {}, by = recorder) =>
  house.call('putCompanyBank', { ...account, ...values, companyId: recorder.companyId }, by);
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
