import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { failureCatalogues, implementations, jobKinds, linkKinds, listeners } from './modules.ts';

/** How far roles reach: set, read, explained, and not given on by who reaches less far. */
const partition = 'alpha';
let house: House;
let admin: Staff;
beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({ implementations, failureCatalogues: slices, linkKinds, listeners, jobKinds });
  admin = await buildStaff(house.app, partition, [
    'postUserRole',
    'putUserRole',
    'getUserRole',
    'postUser',
    'getUserReach',
  ]);
});
afterAll(() => house.close());

const role = (profileName: string, operations: readonly string[], more: object = {}) => ({
  profileName,
  authorisations: operations.map((operation) => `tripDirector.${operation}`),
  ...more,
});
const create = (payload: object) => house.ask<{ profileId: string }>('postUserRole', payload, admin);
const person = (profileIds: readonly string[]) => ({
  email: `${crypto.randomUUID()}@people.example`,
  name: 'Lindiwe',
  surname: 'Khumalo',
  language: 'en',
  profileIds,
});
const everything = { limit: 'all', ids: [] };

test('how far a role reaches is kept, told in the history, and checked', async () => {
  const reach = {
    recordScope: { suppliers: { limit: 'own' }, customers: { limit: 'all' } },
    amountLimits: { creditLimit: 250_000.5 },
  };
  const { profileId } = await create(role('reaching', ['approveShipperCreditChange'], reach));
  expect(await house.ask('getUserRole', { profileId }, admin)).toMatchObject({
    recordScope: {
      suppliers: { limit: 'own', ids: [] },
      customers: everything,
      profitCentres: everything,
      companies: everything,
    },
    amountLimits: { customer: null, creditLimit: 250_000.5 },
    scopeNames: {},
  });
  const chosen = (ids: string[]) =>
    house.call('postUserRole', role('chosen', [], { recordScope: { customers: { limit: 'chosen', ids } } }), admin);
  expect(await chosen([])).toMatchObject({ fields: { 'recordScope.customers.ids': expect.stringMatching(/\.$/) } });
  expect(await chosen([crypto.randomUUID()])).toMatchObject({
    fields: { 'recordScope.customers.ids': expect.any(String) },
  });
  expect(
    await house.call('postUserRole', role('drivers', [], { ...reach, profileSet: 'CARRIER' }), admin),
  ).toMatchObject({ fields: { recordScope: expect.any(String) } });
});

test('what somebody may do says how far it reaches, and through which roles', async () => {
  const scoped = { recordScope: { suppliers: { limit: 'own' } }, amountLimits: { creditLimit: 100 } };
  const approver = ['approveShipperCreditChange'];
  const [narrow, wide, reader] = await Promise.all([
    create(role('narrow', approver, scoped)),
    create(role('wide', approver, { amountLimits: { creditLimit: 900 } })),
    create(role('reader', ['getUsers'])),
  ]);
  const invited = person([narrow, wide, reader].map(({ profileId }) => profileId));
  const { haulwayUserId } = await house.ask<{ haulwayUserId: string }>('postUser', invited, admin);
  expect(await house.ask('getUserReach', { haulwayUserId }, admin)).toEqual({
    scope: [{ noun: 'suppliers', own: true, names: [], because: ['narrow'] }],
    limits: [{ kind: 'creditLimit', upTo: 900, because: ['wide'] }],
  });
});

test('who is limited makes and gives no role that reaches further', async () => {
  const rights = ['postUserRole', 'postUser', 'approveShipperCreditChange'];
  const clerk = await buildStaff(house.app, partition, rights, {
    companyId: admin.companyId,
    scope: { supplier: { own: true, ids: [] } },
    limits: { creditLimit: 500 },
  });
  const make = (name: string, more: object) =>
    house.call('postUserRole', role(name, ['approveShipperCreditChange'], more), clerk);
  const own = { suppliers: { limit: 'own' } };
  expect(await make('a', {})).toMatchObject({ code: 'reachesFurtherThanOwn' });
  expect(await make('b', { recordScope: own })).toMatchObject({ code: 'reachesFurtherThanOwn' });
  expect(await make('c', { amountLimits: { creditLimit: 500 } })).toMatchObject({ code: 'reachesFurtherThanOwn' });
  expect(await make('d', { recordScope: own, amountLimits: { creditLimit: 500 } })).toMatchObject({ response: 'ok' });
  const { profileId } = await create(role('boundless', ['approveShipperCreditChange']));
  expect(await house.call('postUser', person([profileId]), clerk)).toMatchObject({ code: 'reachesFurtherThanOwn' });
});
