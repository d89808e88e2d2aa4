import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { historyOperations } from '#platform/server/record-history.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, keepAdministrators, signOutPeople, type Staff } from '#modules/base/access/server/index.ts';
import type { CompanyRow } from '../contract.ts';
import { companyFailureTexts } from '../messages/failures/index.ts';
import { companyHistory, companyOperations } from './operations.ts';

let house: House;
let partition: string;
let admin: Staff;
let count = 0;
beforeAll(async () => {
  house = await openHouse({
    implementations: [companyOperations, historyOperations({ company: companyHistory })],
    listeners: [keepAdministrators, signOutPeople],
    failureCatalogues: [companyFailureTexts],
  });
});
afterAll(() => house.close());
beforeEach(async () => {
  partition = `companies${++count}`;
  admin = await buildStaff(house.app, partition, rights);
});

const rights = ['getCompanies', 'getCompanyBasicInfo', 'postCompany', 'putCompany', 'deleteCompany'];
const fields = {
  name: 'Okavango Cold Chain (Pty) Ltd',
  tradeName: 'Okavango Cold Chain',
  address1: '12 Tawana Road',
  city: 'Maun',
  province: 'North-West',
  country: 'Botswana',
};
interface Saved {
  companyId: string;
  lockId: string;
}
const create = (values: object = {}, by = admin) => house.ask<Saved>('postCompany', { ...fields, ...values }, by);
const list = async (query: object = {}, by = admin) =>
  (await house.ask<{ rows: CompanyRow[] }>('getCompanies', query, by)).rows;

test('a company is created and read as it was entered, its numbers in the form in which they are compared', async () => {
  const { companyId } = await create({
    country: 'South Africa',
    province: 'Gauteng',
    city: 'Johannesburg',
    registrationNumber: '2015 / 123456 / 07',
    postalcode: '2196',
    designation: 'Operations manager',
    licenceType: 'Pro',
    globalLocationNumber: '6001234500001',
    timeZone: 'Africa/Gaborone',
    sessionIdleMinutes: 45,
  });
  expect(await house.ask('getCompany', { companyName: fields.name }, admin)).toMatchObject([
    {
      companyId,
      address1: '12 Tawana Road',
      registrationNumber: '2015/123456/07',
      designation: 'Operations manager',
      licenceType: 'Pro',
      timeZone: 'Africa/Gaborone',
      sessionIdleMinutes: 45,
      isActive: true,
      isClient: false,
      modifiedBy: 'Sipho Dlamini',
    },
  ]);
});

test('a wrong number is refused on its field', async () => {
  const wrong = {
    ...fields,
    country: 'South Africa',
    globalLocationNumber: '6001234500009',
    vatNo: '123',
    postalcode: '12',
    logoURL: 'http://okavango.example/logo.png',
    sessionIdleMinutes: 721,
    timeZone: 'Europe/Paris',
  };
  const { status, fields: problems } = await house.call('postCompany', wrong, admin);
  expect(status).toBe(400);
  expect(Object.keys(problems ?? {})).toEqual(expect.arrayContaining(['logoURL', 'sessionIdleMinutes', 'timeZone']));
  const { logoURL: _, sessionIdleMinutes: __, timeZone: ___, ...numbers } = wrong;
  expect(await house.call('postCompany', numbers, admin)).toMatchObject({
    fields: {
      globalLocationNumber: 'This global location number (GLN) is not valid: its last digit does not fit the others.',
      vatNo: expect.stringContaining('10 digits'),
      postalcode: expect.stringContaining('4 digits'),
    },
  });
});

test('a name is given once in a partition, in whatever letters, also when two save it at once', async () => {
  const answers = await Promise.all([1, 2].map(() => house.call('postCompany', fields, admin)));
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  expect(await house.call('postCompany', { ...fields, name: fields.name.toUpperCase() }, admin)).toMatchObject({
    code: 'companyNameTaken',
    fields: { name: expect.stringContaining('already has this name') },
  });
  const other = await create({ name: 'Chobe Lines', tradeName: 'Chobe' });
  expect(
    await house.call('putCompany', { ...fields, companyId: other.companyId }, { ...admin, lockId: other.lockId }),
  ).toMatchObject({ code: 'companyNameTaken' });
  const stranger = await buildStaff(house.app, `${partition}b`, rights);
  await create({}, stranger);
});

test('a change states the version it was made over, and the history says what was changed', async () => {
  const { companyId, lockId } = await create();
  const change = (values: object) =>
    house.call('putCompany', { ...fields, ...values, companyId }, { ...admin, lockId });
  expect(await change({ tradeName: 'Okavango' })).toMatchObject({ response: 'ok' });
  expect(await change({ tradeName: 'Delta' })).toMatchObject({
    status: 409,
    code: 'changedByOther',
    details: { record: { tradeName: 'Okavango' } },
  });
  const history = await house.ask<{ event: string; changes: object }[]>(
    'getRecordHistory',
    { noun: 'company', id: companyId },
    admin,
  );
  expect(history.map(({ event }) => event)).toEqual(['changed', 'created']);
  expect(history[0]!.changes).toEqual({ tradeName: ['Okavango Cold Chain', 'Okavango'] });
});

test('deactivating ends the sessions of its people for good, and activating lets them sign in anew', async () => {
  const { companyId, lockId } = await create();
  const person = await buildStaff(house.app, partition, ['getCompanies'], { companyId });
  expect(await house.call('getCompanies', {}, person)).toMatchObject({ response: 'ok' });
  const off = await house.ask<Saved>('deleteCompany', { companyId }, { ...admin, lockId });
  expect(await house.call('getCompanies', {}, person)).toMatchObject({ response: 'timeout' });
  expect(await list({ status: 'inactive' })).toMatchObject([{ companyId, isActive: false, users: 1 }]);
  expect(await house.ask('getCompanyBasicInfo', { search: 'okavango' }, admin)).toEqual([]);
  const on = { ...fields, companyId, isActive: true };
  await house.ask('putCompany', on, { ...admin, lockId: off.lockId });
  expect(await house.call('getCompanies', {}, person), 'the old session stays ended').toMatchObject({
    response: 'timeout',
  });
  expect(await house.ask('getCompanyBasicInfo', { search: 'okavango' }, admin)).toMatchObject([{ companyId }]);
  const history = await house.ask<{ event: string }[]>('getRecordHistory', { noun: 'company', id: companyId }, admin);
  expect(history.map(({ event }) => event)).toEqual(['activated', 'deactivated', 'created']);
});

test('nobody deactivates the company that they work for, by neither way', async () => {
  const [own] = await house.ask<{ lockId: string }[]>('getCompany', {}, admin);
  const as = { ...admin, lockId: own!.lockId };
  const { companyId } = admin;
  expect(await house.call('deleteCompany', { companyId }, as)).toMatchObject({ status: 422, code: 'ownCompany' });
  expect(await house.call('putCompany', { ...fields, companyId, isActive: false }, as)).toMatchObject({
    code: 'ownCompany',
  });
  expect(await house.call('getCompanies', {}, admin)).toMatchObject({ response: 'ok' });
});

test('of two companies whose administrators deactivate each other at once, one stays', async () => {
  const rightsOfBoth = [...rights, 'putUserRole'];
  const first = await buildStaff(house.app, partition, rightsOfBoth);
  const second = await buildStaff(house.app, partition, rightsOfBoth);
  const [one, other] = await Promise.all(
    [first, second].map(async (staff) => (await house.ask<Saved[]>('getCompany', {}, staff))[0]!),
  );
  const answers = await Promise.all([
    house.call('deleteCompany', { companyId: other!.companyId }, { ...first, lockId: other!.lockId }),
    house.call('deleteCompany', { companyId: one!.companyId }, { ...second, lockId: one!.lockId }),
  ]);
  expect(answers.map(({ response }) => response).toSorted()).not.toEqual(['ok', 'ok']);
  const left = await Promise.all([first, second].map((staff) => house.call('getCompanies', {}, staff)));
  expect(left.map(({ response }) => response).toSorted()).toEqual(['ok', 'timeout']);
});

test('the company of the last administrators stays, whoever wants to deactivate it', async () => {
  const administrator = await buildStaff(house.app, partition, ['putUserRole']);
  const { lockId } = (await house.ask<Saved[]>('getCompany', {}, administrator))[0]!;
  const { companyId } = administrator;
  expect(await house.call('deleteCompany', { companyId }, { ...admin, lockId })).toMatchObject({
    status: 422,
    code: 'lastAdministrator',
  });
  expect(await house.call('getCompany', {}, administrator)).toMatchObject({ response: 'ok' });
});

test('the list is searched, filtered and sorted by the database', async () => {
  await create({ licenceType: 'Pro', globalLocationNumber: '6001234500001' });
  await create({ name: 'Édea Transports', tradeName: 'Edea', licenceType: 'mobileOnly' });
  const names = async (query: object) => (await list({ isClient: false, ...query })).map(({ tradeName }) => tradeName);
  expect(await names({})).toEqual(['Edea', 'Okavango Cold Chain']);
  expect(await names({ descending: true })).toEqual(['Okavango Cold Chain', 'Edea']);
  expect(await names({ sort: 'modifiedAt', descending: true })).toEqual(['Edea', 'Okavango Cold Chain']);
  expect(await names({ search: 'EDEA transports' })).toEqual(['Edea']);
  expect(await names({ search: '6001234500001' })).toEqual(['Okavango Cold Chain']);
  expect(await names({ licenceType: ['mobileOnly', 'Lite'] })).toEqual(['Edea']);
  expect(await names({ pageSize: 1, page: 2 })).toEqual(['Okavango Cold Chain']);
  expect(await list({ isClient: true })).toMatchObject([{ companyId: admin.companyId, users: 1 }]);
});

test('another partition’s company is not there, and without the right nothing is', async () => {
  const { companyId, lockId } = await create();
  const stranger = await buildStaff(house.app, `${partition}b`, rights);
  const as = { ...stranger, lockId };
  expect(await house.call('putCompany', { ...fields, companyId }, as)).toMatchObject({ code: 'notFound' });
  expect(await house.call('deleteCompany', { companyId }, as)).toMatchObject({ code: 'notFound' });
  expect(await house.ask('getRecordHistory', { noun: 'company', id: companyId }, stranger)).toEqual([]);
  expect(await list({ search: 'okavango' }, stranger)).toEqual([]);
  const nobody = await buildStaff(house.app, partition, [], { companyId: admin.companyId });
  for (const [operation, payload] of [
    ['getCompanies', {}],
    ['getCompanyBasicInfo', {}],
    ['postCompany', { ...fields, name: 'Other' }],
    ['putCompany', { ...fields, companyId }],
    ['deleteCompany', { companyId }],
    ['getRecordHistory', { noun: 'company', id: companyId }],
  ] as const)
    expect(await house.call(operation, payload, { ...nobody, lockId }), operation).toMatchObject({ code: 'forbidden' });
});
