import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorisation } from '#platform/operation.ts';
import { operationsByName } from '#platform/server/dispatch.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { outsiders } from '#modules/base/access/outsiders.ts';
import { buildRole, buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';
import { channelRights, failureCatalogues, implementations, jobKinds, linkKinds, listeners } from './modules.ts';

/** What each kind of person sees of a load, and of others' loads nothing (decision 0205). */
const partition = 'alpha';
const everyRight = [...operationsByName(implementations).values()].map(({ service, name }) =>
  authorisation(service, name),
);
let house: House;
let staff: Staff;
let supplierId: string;
let otherSupplier: string;
let customerId: string;
let own: string;
let foreign: string;
const people: Record<string, Staff> = {};

beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({
    implementations,
    failureCatalogues: slices,
    linkKinds,
    listeners,
    jobKinds,
    channelRights,
    outsiders,
    sharesAnswers: true,
  });
  staff = await buildStaff(house.app, partition, everyRight);
  const { companyId } = staff;
  const party = (registeredName: string) => ({ companyId, detail: { registeredName } });
  supplierId = await buildSupplier(house.app, partition, { ...party('Karoo Sisal Cartage'), status: 'approved' });
  customerId = await buildCustomer(house.app, partition, { ...party('Acacia Mills'), status: 'approve' });
  otherSupplier = await buildSupplier(house.app, partition, { ...party('Limpopo Bulk'), status: 'approved' });
  const otherCustomer = await buildCustomer(house.app, partition, { ...party('Zebra Retail'), status: 'approve' });
  own = await buildLoad(house.app, partition, { customerId, supplierId, status: 'BOOKED' });
  foreign = await buildLoad(house.app, partition, {
    customerId: otherCustomer,
    supplierId: otherSupplier,
    status: 'BOOKED',
  });
  const filter = 'tripDirector.loadingPerformance.carrierFilter.';
  Object.assign(people, {
    filter: await buildStaff(house.app, partition, [...everyRight, `${filter}Karoo Sisal Cartage`], { companyId }),
    supplier: await buildStaff(house.app, partition, everyRight, { companyId, supplierId }),
    customer: await buildStaff(house.app, partition, everyRight, { companyId, customerIds: [customerId] }),
    lost: await buildStaff(house.app, partition, [...everyRight, `${filter}No Such Carrier`], { companyId }),
    unbound: await buildStaff(house.app, partition, everyRight, { companyId, customerIds: [] }),
  });
});
afterAll(() => house.close());

const idsOf = async (by: Staff) =>
  (await house.ask<{ rows: { id: string }[] }>('getLoads', {}, by)).rows.map(({ id }) => id);

test.each(['filter', 'supplier', 'customer'])(
  '%s: their own loads alone, and writing to others’ finds nothing',
  async (kind) => {
    expect(await idsOf(people[kind]!)).toEqual([own]);
    expect(await house.call('getLoad', { id: foreign }, people[kind])).toMatchObject({ code: 'notFound' });
  },
);

test.each(['lost', 'unbound'])('%s: a binding that cannot be resolved shows nothing', async (kind) => {
  expect(await idsOf(people[kind]!)).toEqual([]);
});

test('a filter writes nothing to the loads of other carriers', async () => {
  const note = { loadId: foreign, kind: 'note', occurredAt: new Date().toISOString(), note: 'x' };
  expect(await house.call('postLoadEvent', note, people['filter'])).toMatchObject({ code: 'notFound' });
  expect(
    await house.call('bounceLoad', { id: foreign, reason: 'x' }, { ...people['filter'], lockId: '1' }),
  ).toMatchObject({
    code: 'notFound',
  });
});

test('a filter asks no other supplier for a certificate, and reads none of its reminders', async () => {
  const calls = {
    postGitLink: { email: 'a@b.example', mobileNumber: '+27821112233' },
    sendEmailToUploadGitCertificate: {},
  };
  for (const [operation, more] of Object.entries(calls))
    expect(
      await house.call(operation, { keyIdentifier: otherSupplier, ...more }, people['filter']),
      operation,
    ).toMatchObject({
      code: 'notFound',
    });
});

test('each kind of person lacks the fields of the other side', async () => {
  const load = async (kind: string) => Object.keys(await house.ask('getLoad', { id: own }, people[kind]));
  const [supplier, customer] = [await load('supplier'), await load('customer')];
  for (const field of ['sell', 'margin', 'customerId', 'customerName', 'internalNotes'])
    expect(supplier).not.toContain(field);
  for (const field of ['buy', 'margin', 'supplierId', 'supplierName', 'driverId', 'driverName', 'internalNotes'])
    expect(customer).not.toContain(field);
  expect(supplier).toContain('buy');
  expect(customer).toContain('sell');
});

test('rights that are not for people of others do not count for them', async () => {
  for (const operation of ['getShippers', 'getItemMasters', 'getRates', 'getShipperCreditPosition'])
    expect(await house.call(operation, {}, people['supplier']), operation).toMatchObject({ status: 403 });
  expect(await house.call('postLoadEvent', {}, people['customer'])).toMatchObject({ status: 403 });
});

test('a note is read by whom its writer chose', async () => {
  const tell = (note: string, more: object) =>
    house.ask(
      'postLoadEvent',
      { loadId: own, kind: 'note', occurredAt: new Date().toISOString(), note, ...more },
      staff,
    );
  await tell('ours alone', { isInternal: true });
  await tell('for the carrier', {});
  await tell('for the customer', { customerVisible: true });
  const notes = async (by: Staff | undefined) => {
    const { rows } = await house.ask<{ rows: { note: string }[] }>('getLoadEvents', { loadId: own }, by);
    return rows.flatMap(({ note }) => note || []).toSorted();
  };
  expect(await notes(staff)).toEqual(['for the carrier', 'for the customer', 'ours alone']);
  expect(await notes(people['supplier'])).toEqual(['for the carrier', 'for the customer']);
  expect(await notes(people['filter'])).toEqual(['for the carrier', 'for the customer']);
  expect(await notes(people['customer'])).toEqual(['for the customer']);
});

test.each(['BILLING', 'OTHER'])(
  'the carrier reads of a hold unless it is between company and customer: %s',
  async (type) => {
    const hold = { loadId: own, type, blocksBilling: true, reason: `held for ${type}` };
    const { lockId } = await house.ask<{ lockId: string }>('getLoad', { id: own }, staff);
    expect(await house.call('postLoadHold', hold, { ...staff, lockId })).toMatchObject({ response: 'ok' });
    const text = JSON.stringify(await house.ask('getLoad', { id: own }, people['supplier']));
    expect(text.includes(`held for ${type}`)).toBe(type === 'OTHER');
    expect(text.includes('"BILLING"')).toBe(false);
  },
);

test('a role that is limited to their own company shows nothing of another', async () => {
  const otherCompany = await buildCompany(house.app.database.writer(partition), partition, { name: 'Other Client' });
  const detail = { registeredName: 'Elsewhere Hauliers' };
  const elsewhere = await buildSupplier(house.app, partition, { companyId: otherCompany, detail, status: 'approved' });
  const { profileId } = await house.ask<{ profileId: string }>(
    'postUserRole',
    {
      profileName: 'one company',
      authorisations: ['tripDirector.getCarrier', 'tripDirector.getAllCarriersByClientName'],
      recordScope: { companies: { limit: 'own' } },
    },
    staff,
  );
  const limited = await buildStaff(house.app, partition, [], { companyId: staff.companyId });
  const db = house.app.database.writer(partition);
  await db.insertInto('user_profile').values({ partition, user_id: limited.userId, profile_id: profileId }).execute();
  expect(await house.call('getCarrier', { keyIdentifier: elsewhere }, limited)).toMatchObject({ code: 'notFound' });
  expect(await house.ask('getAllCarriersByClientName', {}, limited)).toMatchObject({ total: 2 });
  expect(await house.ask('getAllCarriersByClientName', {}, staff)).toMatchObject({ total: 3 });
});

test('a customer’s user is bound to customers that exist', async () => {
  const profileId = await buildRole(house.app.database.writer(partition), partition, {
    name: 'customers',
    authorisations: [],
  });
  const person = (shippers: string[]) => ({
    email: `${crypto.randomUUID()}@mills.example`,
    name: 'Anele',
    surname: 'Mbeki',
    language: 'en',
    userType: 'customer',
    profileIds: [profileId],
    shippers,
  });
  for (const shippers of [[], ['Nobody Mills']])
    expect(await house.call('postUser', person(shippers), staff)).toMatchObject({
      fields: { shippers: expect.any(String) },
    });
  for (const shippers of [['Acacia Mills'], [customerId]]) {
    const { haulwayUserId } = await house.ask<{ haulwayUserId: string }>('postUser', person(shippers), staff);
    expect(await house.ask('getUser', { haulwayUserId }, staff)).toMatchObject({ shippers: ['Acacia Mills'] });
  }
});
