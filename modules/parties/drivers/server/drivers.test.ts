import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, defaultTimeZone, todayIn } from '#platform/dates.ts';
import type { HistoryEntry } from '#platform/history.ts';
import type { Page } from '#platform/operation.ts';
import { readRight, seesMaster } from '#platform/server/master-reading.ts';
import { historyOperations } from '#platform/server/record-history.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildIdentityNumber } from '#modules/parties/parties/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { type DriverRow, drivers } from '../contract.ts';
import { papersLacking } from '../rules.ts';
import { driverOperations } from './index.ts';

let house: House;
let staff: Staff;
let limited: Staff;
let foreign: Staff;
let own: string;
let other: string;
let third: string;
beforeAll(async () => {
  const history = historyOperations({
    driver: {
      right: readRight(drivers, driverOperations),
      sees: (context, id) => seesMaster(context, drivers, driverOperations, id),
    },
  });
  house = await openHouse({ implementations: [driverOperations, history] });
  const rights = Object.keys(driverOperations.service.operations);
  staff = await buildStaff(house.app, 'alpha', rights);
  foreign = await buildStaff(house.app, 'beta', rights);
  const build = (registeredName: string) =>
    buildSupplier(house.app, 'alpha', { companyId: staff.companyId, detail: { registeredName } });
  [own, other, third] = [
    await build('Karoo Sisal Cartage'),
    await build('Limpopo Bulk Carriers'),
    await build('Sandveld Carriers'),
  ];
  limited = await buildStaff(
    house.app,
    'alpha',
    [...rights, 'tripDirector.loadingPerformance.carrierFilter.Karoo Sisal Cartage'],
    { companyId: staff.companyId },
  );
});
afterAll(() => house.close());

let made = 0;
const driver = (given: object = {}) => ({
  employeeNo: `T${(made += 1)}`,
  name: 'Themba',
  surname: 'Nkosi',
  ...given,
});
const create = (given: object = {}, by = staff) => house.call('postClientDriver', driver(given), by);
const saved = (given: object = {}, by = staff) =>
  house.ask<{ id: string; lockId: string }>('postClientDriver', driver(given), by);
const list = async (query: object = {}, by = staff) =>
  (await house.ask<Page<DriverRow>>('getClientDrivers', query, by)).rows;
const read = async (id: string) => (await list({ id }))[0]!;
const reveal = (id: string, by = staff) => house.call('getClientDriverIdNumber', { id }, by);
const problems = async (given: object) => Object.keys((await create(given)).fields ?? {});

test('a number that is none is named together with what else is wrong', async () => {
  const wrong = { mobile: '12345', nextOfKinNumber: '1', email: 'nobody', licenceExpiry: '2026-02-31' };
  expect((await problems(wrong)).toSorted()).toEqual(['email', 'licenceExpiry', 'mobile', 'nextOfKinNumber']);
});

test('an identity number is stored sealed, shown masked, and in full to who asks, which the history records', async () => {
  const idNumber = buildIdentityNumber();
  const { id } = await saved({ idNumber });
  expect(await read(id)).toMatchObject({ idNumber: `•••••••••${idNumber.slice(-4)}` });
  expect((await reveal(id)).result).toEqual({ idNumber });
  const history = await house.ask<HistoryEntry[]>('getRecordHistory', { noun: 'driver', id }, staff);
  expect(history.map(({ event }) => event)).toEqual(['identityShown', 'created']);
  const db = house.app.database.writer('alpha');
  const { rows } = await sql<{ text: string }>`
    select (select string_agg(d::text, ' ') from driver d) || (select string_agg(a::text, ' ') from audit_entry a) as text`.execute(
    db,
  );
  expect(rows[0]!.text).toContain(id);
  expect(rows[0]!.text).not.toContain(idNumber);
  expect(await reveal(id, foreign)).toMatchObject({ code: 'notFound' });
  const reader = await buildStaff(house.app, 'alpha', ['getClientDrivers'], { companyId: staff.companyId });
  expect(await reveal(id, reader)).toMatchObject({ code: 'forbidden' });
});

test('a mask that comes back keeps the number; another number replaces it, none forgets it, another mask is refused', async () => {
  const idNumber = buildIdentityNumber();
  const { id, lockId } = await saved({ idNumber });
  const { employeeNo, idNumber: mask } = await read(id);
  const put = (given: object, version: string) =>
    house.call('putClientDriver', { ...driver({ employeeNo, ...given }), id }, { ...staff, lockId: version });
  expect(await put({ idNumber: mask, surname: 'Zuma' }, lockId)).toMatchObject({ result: { lockId: '2' } });
  expect((await reveal(id)).result).toEqual({ idNumber });
  expect((await put({ idNumber: '•••••••••0000' }, '2')).fields).toHaveProperty('idNumber');
  expect(await put({ idNumber: 'AB 12345', idType: 'passport' }, '2')).toMatchObject({ response: 'ok' });
  expect((await reveal(id)).result).toEqual({ idNumber: 'AB12345' });
  expect(await put({ idNumber: '' }, '3')).toMatchObject({ response: 'ok' });
  expect((await reveal(id)).result).toEqual({ idNumber: '' });
  expect((await create({ idNumber: mask })).fields).toHaveProperty('idNumber');
});

test('the same person is captured once in a partition, also when two do it in the same moment', async () => {
  const idNumber = buildIdentityNumber();
  const answers = await Promise.all([create({ idNumber }), create({ idNumber })]);
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  expect(answers.find(({ response }) => response === 'error')).toMatchObject({ code: 'driverKnown', status: 422 });
  expect(await create({ idNumber }, foreign)).toMatchObject({ response: 'ok' });
});

test('numbers are checked by their document, and a suspension has a reason', async () => {
  expect(await problems({ idNumber: '8001015009088' })).toEqual(['idNumber']);
  expect(await problems({ idNumber: 'A1', idType: 'passport' })).toEqual(['idNumber']);
  expect(await problems({ availability: 'suspended' })).toEqual(['blockedReason']);
  expect(await problems({ licenceIssue: '2026-01-02', licenceExpiry: '2026-01-01' })).toEqual(['licenceExpiry']);
});

test('the date of birth comes from a South African number, and permits from their age: G 18, P 21, D 25', async () => {
  const { id } = await saved({ idNumber: '8001015009087' });
  expect(await read(id)).toMatchObject({ dateOfBirth: '1980-01-01' });
  const year = Number(todayIn(defaultTimeZone, house.app.clock.now()).slice(0, 4));
  const born = (age: number) => `${year - age}-01-01`;
  expect(await problems({ dateOfBirth: born(20), prdpGoods: true })).toEqual([]);
  expect(await problems({ dateOfBirth: born(20), prdpPassengers: true })).toEqual(['prdpPassengers']);
  expect(await create({ dateOfBirth: born(24), prdpDangerousGoods: true })).toMatchObject({
    code: 'permitTooEarly',
    details: { minimumAge: 25 },
  });
  expect(await problems({ dateOfBirth: born(25), prdpDangerousGoods: true })).toEqual([]);
});

test('a driver without a paper that the record calls for is incomplete, whatever else holds', async () => {
  const today = todayIn(defaultTimeZone, house.app.clock.now());
  const later = addDays(today, 300);
  const valid = { supplierId: third, licenceExpiry: later };
  const built: DriverRow[] = [];
  for (const more of [
    {},
    { prdpGoods: true },
    { prdpGoods: true, prdpExpiry: later, medicalExpiry: later },
    { prdpDangerousGoods: true, prdpExpiry: later, medicalExpiry: later },
    { crossBorder: true },
    { workPermitNo: 'W-1' },
    { licenceCode: 'EC', licenceExpiry: null },
    { prdpGoods: true, licenceExpiry: addDays(today, -1) },
  ]) {
    const { id } = await saved({ ...valid, ...more });
    built.push(await read(id));
  }
  const lacking = built.filter((row) => papersLacking(row).length > 0);
  expect(lacking).toHaveLength(6);
  const found = async (papers: string) => (await list({ papers, supplierId: third })).map(({ id }) => id).toSorted();
  // What the columns of the database say is what the desk says of each row.
  expect(await found('incomplete')).toEqual(
    lacking
      .slice(0, 5)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(await found('expired')).toEqual([built.at(-1)!.id]);
  expect((await found('valid')).length).toBe(2);
});

test('who drives for the company itself is asked for apart from those who drive for suppliers', async () => {
  const ours = await saved({ surname: 'Ownwheel' });
  const theirs = await saved({ surname: 'Ownwheel', supplierId: third });
  const found = async (query: object) => (await list({ search: 'Ownwheel', ...query })).map(({ id }) => id).toSorted();
  expect(await found({ isOwn: true })).toEqual([ours.id]);
  expect(await found({ isOwn: false })).toEqual([theirs.id]);
  expect(await found({ supplierId: third })).toEqual([theirs.id]);
  expect(await found({})).toEqual([ours.id, theirs.id].toSorted());
});

test('who is limited to a supplier sees its drivers alone; alerts count those in service', async () => {
  const today = todayIn(defaultTimeZone, house.app.clock.now());
  const mine = await saved({ supplierId: own, surname: 'Alpha', licenceExpiry: addDays(today, 5) });
  await saved({ supplierId: own, surname: 'Beta', licenceExpiry: addDays(today, 100) });
  const theirs = await saved({ supplierId: other, surname: 'Gamma', prdpExpiry: addDays(today, -1) });
  const surnames = (rows: readonly DriverRow[]) => rows.map(({ surname }) => surname).toSorted();
  expect(surnames(await list({}, limited))).toEqual(['Alpha', 'Beta']);
  expect(await reveal(theirs.id, limited)).toMatchObject({ code: 'notFound' });
  expect((await create({ supplierId: other }, limited)).fields).toHaveProperty('supplierId');
  expect((await create({}, limited)).fields).toHaveProperty('supplierId');

  const alerts = (keyIdentifier: string, by = staff) =>
    house.call('getCarrierDriversAndAlertCount', { keyIdentifier }, by);
  const { result } = await alerts(own, limited);
  expect(result).toMatchObject({ alertCount: 1 });
  expect(surnames((result as { drivers: DriverRow[] }).drivers)).toEqual(['Alpha', 'Beta']);
  expect(await alerts(other, limited)).toMatchObject({ code: 'notFound' });
  expect(surnames(await list({ supplierId: own, papers: 'expiring' }))).toEqual(['Alpha']);
  expect(surnames(await list({ supplierId: other, papers: 'expired' }))).toEqual(['Gamma']);

  const { employeeNo } = await read(mine.id);
  await house.ask(
    'putClientDriver',
    { ...driver({ employeeNo, supplierId: own, licenceExpiry: addDays(today, 5) }), id: mine.id, isActive: false },
    { ...limited, lockId: mine.lockId },
  );
  expect((await alerts(own)).result).toMatchObject({ alertCount: 0 });
});
