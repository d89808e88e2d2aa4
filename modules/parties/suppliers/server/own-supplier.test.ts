import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from '#platform/server/testing/house.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { buildRole, buildStaff, buildUser, type Staff, userOperations } from '#modules/base/access/server/index.ts';
import { userService } from '#modules/base/access/user-contract.ts';
import { supplierService } from '#modules/parties/suppliers/contract.ts';
import { buildSupplier } from './builders.ts';
import { buildSupplierStaff, openSupplierHouse } from './testing/supplier-house.ts';

/** A supplier's own people see theirs and nothing else, whatever rights their roles hold (wire.md §3). */
let house: House;
let staff: Staff;
let own: string;
let other: string;
let limited: { sessionId: string; partition: string };

const carrierFilter = 'tripDirector.loadingPerformance.carrierFilter.';

beforeAll(async () => {
  house = await openSupplierHouse([userOperations]);
  staff = await buildSupplierStaff(house, 'alpha');
  const build = (registeredName: string) =>
    buildSupplier(house.app, 'alpha', {
      companyId: staff.companyId,
      certificate: 'submitted',
      detail: { registeredName },
    });
  [own, other] = [await build('Karoo Sisal Cartage'), await build('Limpopo Bulk Carriers')];
  limited = await signIn([`${carrierFilter}Karoo Sisal Cartage`]);
});
afterAll(() => house.close());

/** Somebody with every right over suppliers, and these besides. */
async function signIn(
  rights: readonly string[],
  supplierId?: string,
): Promise<{ sessionId: string; partition: string }> {
  const db = house.app.database.writer('alpha');
  const operations = [...Object.keys(supplierService.operations), 'downloadFile', 'getFileToken', 'getDocuments'];
  const roleId = await buildRole(db, 'alpha', {
    name: crypto.randomUUID(),
    authorisations: [...operations.map((operation) => `tripDirector.${operation}`), ...rights],
  });
  const account = `${crypto.randomUUID()}@carrier.example`;
  const password = 'Kudu-Bergwind-84';
  await buildUser(db, 'alpha', {
    account,
    name: 'Nomsa',
    surname: 'Sithole',
    userRole: 'carrier',
    companyId: staff.companyId,
    roleId,
    password,
    ...(supplierId && { supplierId }),
  });
  return house.ask('login', { userRole: '', userAccount: account, password }, { service: 'basis' });
}

const bankRights = ['tripDirector.getBankChanges', 'tripDirector.getBankAccountNumber'];
const bankStaff = () => signIn(bankRights);

interface Row {
  keyIdentifier: string;
}
const ids = async (operation: string, payload: object, by = limited) => {
  const found = await house.ask<{ rows: Row[] } | Row[]>(operation, payload, by);
  return (Array.isArray(found) ? found : found.rows).map(({ keyIdentifier }) => keyIdentifier);
};

test('lists, options, names and figures show the own supplier alone', async () => {
  expect(await ids('getAllCarriersByClientName', {}, staff)).toHaveLength(2);
  expect(await ids('getAllCarriersByClientName', {})).toEqual([own]);
  expect(await ids('getAllCarriersByClientName', { search: 'limpopo' })).toEqual([]);
  expect(await ids('getAllCarriersBasicInfo', {})).toEqual([own]);
  expect(await ids('getAllCarriersBasicInfo', { keyIdentifier: other })).toEqual([]);
  expect(await ids('getAllCarriersBasicInfo', { keyIdentifier: other }, staff)).toEqual([other]);
  expect(await ids('getAllCarriersBasicInfo', { atMost: 1 }, staff)).toHaveLength(1);
  expect(await house.ask('getAllCarrierNames', {}, limited)).toEqual(['Karoo Sisal Cartage']);
  expect(await house.ask('getCarrierCounts', {}, limited)).toMatchObject({ total: 1, certificatesToReview: 1 });
  expect(await house.ask('getCarrierCounts', {}, staff)).toMatchObject({ total: 2, certificatesToReview: 2 });
});

test('another supplier is answered like one that does not exist, for reading and for changing', async () => {
  expect(await house.call('getCarrier', { keyIdentifier: own }, limited)).toMatchObject({ response: 'ok' });
  for (const operation of ['getCarrier', 'getCarrierHistory', 'approveCarrier', 'deleteCarrier']) {
    const ask = (keyIdentifier: string) => house.call(operation, { keyIdentifier }, { ...limited, lockId: '1' });
    const [theirs, nobodys] = [await ask(other), await ask(crypto.randomUUID())];
    expect({ ...theirs, requestId: '' }, operation).toEqual({ ...nobodys, requestId: '' });
    expect(theirs.code, operation).toBe('notFound');
  }
});

test('who is limited to a supplier invites and captures no other', async () => {
  const invitation = { email: 'new@carrier.example', mobileNumber: '+27821112233', language: 'en' };
  expect(await house.call('postCarrierLink', invitation, limited)).toMatchObject({ status: 403 });
  expect(await house.call('postCarrierLink', { ...invitation, keyIdentifier: other }, limited)).toMatchObject({
    code: 'notFound',
  });
  const { linkId } = await house.ask<{ linkId: string }>('postCarrierLink', invitation, staff);
  expect(await house.call('disableCarrierLink', { linkId }, { ...limited, lockId: '1' })).toMatchObject({
    status: 404,
  });
  expect(await house.ask('getCarrierApplications', {}, limited)).toMatchObject({ total: 0 });
});

test('bank details are those of the own supplier', async () => {
  const changes = (keyIdentifier: string, by: { sessionId: string; partition: string }) =>
    house.ask<{ rows: { bankVersionId: string }[]; total: number }>('getBankChanges', { keyIdentifier }, by);
  const everything = await bankStaff();
  const { rows } = await changes(other, everything);
  expect(rows.length).toBeGreaterThan(0);
  const bound = await signIn([`${carrierFilter}Karoo Sisal Cartage`, ...bankRights]);
  expect((await changes(own, bound)).total).toBeGreaterThan(0);
  expect(await changes(other, bound)).toMatchObject({ total: 0 });
  const { bankVersionId } = rows[0]!;
  expect(await house.call('getBankAccountNumber', { bankVersionId }, everything)).toMatchObject({ response: 'ok' });
  expect(await house.call('getBankAccountNumber', { bankVersionId }, bound)).toMatchObject({ code: 'notFound' });
});

test('files are those of the own supplier', async () => {
  const content = Buffer.from(handmadePdf()).toString('base64');
  const upload = async (subject: string) => {
    const payload = { fileName: 'certificate.pdf', content };
    const { blobName } = await house.ask<{ blobName: string }>('postCarrierFile', payload, staff);
    await house.app.database
      .writer('alpha')
      .updateTable('stored_file')
      .set({ subject_id: subject })
      .where('partition', '=', 'alpha')
      .where('blob_name', '=', blobName)
      .execute();
    return blobName;
  };
  const [mine, theirs] = [await upload(own), await upload(other)];
  expect(await house.call('downloadFile', { blobName: mine }, limited)).toMatchObject({ response: 'ok' });
  expect(await house.call('downloadFile', { blobName: theirs }, staff)).toMatchObject({ response: 'ok' });
  for (const operation of ['downloadFile', 'getFileToken'])
    expect(await house.call(operation, { blobName: theirs }, limited)).toMatchObject({ code: 'fileNotFound' });
});

test('a supplier’s own user is bound by the record: the right follows the name, and a role cannot widen it', async () => {
  const bound = await signIn([`${carrierFilter}Limpopo Bulk Carriers`], own);
  expect(await ids('getAllCarriersByClientName', {}, bound)).toEqual([own]);
  const facts = bound as unknown as { authorisations: string[]; userdetails: { userType: string } };
  expect(facts.authorisations).toContain(`${carrierFilter}Karoo Sisal Cartage`);
  expect(facts.userdetails.userType).toBe('supplier');
});

test('a supplier’s user is saved by one operation, listed with the supplier, and sees the customers that are named', async () => {
  const administrator = await buildStaff(house.app, 'alpha', Object.keys(userService.operations), {
    companyId: staff.companyId,
  });
  const profileId = await buildRole(house.app.database.writer('alpha'), 'alpha', {
    name: 'supplier desk',
    profileSet: 'CARRIER',
    authorisations: ['tripDirector.getCarrier'],
  });
  const person = {
    email: 'dispatch@karoo-sisal.example',
    name: 'Anele',
    surname: 'Mbeki',
    language: 'en',
    keyIdentifier: own,
    shippers: ['Zebra Retail', 'Acacia Mills'],
    profileIds: [profileId],
  };
  // The role of staff is not for suppliers.
  const { profiles } = await house.ask<{ profiles: { profileId: string }[] }>('getUserProfileSet', {}, administrator);
  expect(
    await house.call('saveCarrierUser', { ...person, profileIds: [profiles[0]!.profileId] }, administrator),
  ).toMatchObject({ fields: { profileIds: expect.any(String) } });
  const mighty = await buildStaff(house.app, 'alpha', [...Object.keys(userService.operations), 'getCarrier'], {
    companyId: staff.companyId,
  });
  expect(await house.call('saveCarrierUser', person, administrator)).toMatchObject({ code: 'grantsMoreThanOwn' });
  const { haulwayUserId } = await house.ask<{ haulwayUserId: string }>('saveCarrierUser', person, mighty);
  await house.ask('saveCarrierUser', { ...person, haulwayUserId, surname: 'Mthembu' }, mighty);
  expect(await house.ask('getCarrierUserList', { search: 'mthembu' }, mighty)).toMatchObject({
    rows: [{ carrierName: 'Karoo Sisal Cartage', userType: 'supplier', shippers: ['Zebra Retail', 'Acacia Mills'] }],
  });
  expect(await house.ask('getCarriersWithShipperLists', { search: 'karoo' }, mighty)).toMatchObject([
    { carrierName: 'Karoo Sisal Cartage' },
  ]);
});

test('a name that nobody bears shows nothing', async () => {
  const lost = await signIn([`${carrierFilter}No Such Carrier`]);
  expect(await ids('getAllCarriersByClientName', {}, lost)).toEqual([]);
  expect(await house.call('getCarrier', { keyIdentifier: own }, lost)).toMatchObject({ code: 'notFound' });
});
