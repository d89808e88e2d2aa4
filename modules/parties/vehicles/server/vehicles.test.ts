import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, defaultTimeZone, todayIn } from '#platform/dates.ts';
import type { Page } from '#platform/operation.ts';
import { historyOperations } from '#platform/server/record-history.ts';
import { readRight, seesMaster } from '#platform/server/master-reading.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { documentOperationsWith } from '#modules/base/documents/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { vehicles, type VehicleRow } from '../contract.ts';
import { papersLacking } from '../rules.ts';
import { vehicleOperations, vehiclePaperDates } from './index.ts';

let house: House;
let staff: Staff;
let approver: Staff;
/** Somebody whose view is limited to one supplier. */
let limited: Staff;
let own: string;
let other: string;
beforeAll(async () => {
  const history = historyOperations({
    vehicle: {
      right: readRight(vehicles, vehicleOperations),
      sees: (context, id) => seesMaster(context, vehicles, vehicleOperations, id),
    },
  });
  const documents = documentOperationsWith([]);
  house = await openHouse({ implementations: [vehicleOperations, history, documents], listeners: [vehiclePaperDates] });
  const rights = ['getVehicles', 'postVehicle', 'putVehicle', 'postDocument', 'approveDocument', 'getDocuments'];
  staff = await buildStaff(house.app, 'alpha', rights);
  approver = await buildStaff(house.app, 'alpha', rights, { companyId: staff.companyId });
  const build = (registeredName: string) =>
    buildSupplier(house.app, 'alpha', { companyId: staff.companyId, detail: { registeredName } });
  [own, other] = [await build('Karoo Sisal Cartage'), await build('Limpopo Bulk Carriers')];
  limited = await buildStaff(
    house.app,
    'alpha',
    [...rights, 'tripDirector.loadingPerformance.carrierFilter.Karoo Sisal Cartage'],
    {
      companyId: staff.companyId,
    },
  );
});
afterAll(() => house.close());

let made = 0;
const plate = () => `TST${String((made += 1)).padStart(3, '0')}GP`;
const truck = (given: object = {}) => ({ registrationNumber: plate(), kind: 'rigid', make: 'Isuzu', ...given });
const create = (given: object = {}, by = staff) => house.call('postVehicle', truck(given), by);
const saved = (given: object = {}, by = staff) =>
  house.ask<{ id: string; lockId: string }>('postVehicle', truck(given), by);
const list = async (query: object = {}, by = staff) =>
  (await house.ask<Page<VehicleRow>>('getVehicles', query, by)).rows;
const problems = async (given: object) => Object.keys((await create(given)).fields ?? {});

test('a registration number is kept without spaces and hyphens, and is taken once', async () => {
  const { id } = await saved({ registrationNumber: ' ca 713-204 ' });
  expect((await list({ id }))[0]).toMatchObject({ registrationNumber: 'CA713204' });
  expect(await create({ registrationNumber: 'CA713 204' })).toMatchObject({ code: 'codeTaken' });
  expect(await problems({ registrationNumber: 'A' })).toEqual(['registrationNumber']);
  expect(await problems({ registrationNumber: 'ÄB12' })).toEqual(['registrationNumber']);
  expect(await problems({ registrationNumber: 'AB12345678 9' })).toEqual(['registrationNumber']);
  expect(await problems({ registrationNumber: 'AAM 123 MC' })).toEqual([]);
});

test('a VIN has its form from 1981 on; its check digit is not asked for', async () => {
  expect(await problems({ vin: 'yv2rt40a8nb123456' })).toEqual([]);
  expect(await problems({ vin: 'YV2RT40A8NB12345O' })).toEqual(['vin']);
  expect(await problems({ vin: 'SHORT' })).toEqual(['vin']);
  expect(await problems({ vin: 'SHORT', year: 1980 })).toEqual([]);
});

test('tare < gross vehicle mass ≤ gross combination mass', async () => {
  expect(await problems({ tareKg: 9000, gvmKg: 9000 })).toEqual(['gvmKg']);
  expect(await problems({ gvmKg: 27_500, gcmKg: 27_499 })).toEqual(['gcmKg']);
  expect(await problems({ tareKg: 9000, gvmKg: 27_500, gcmKg: 27_500 })).toEqual([]);
});

test('the vehicle of a supplier names it, and no other vehicle names one', async () => {
  expect(await problems({ ownership: 'supplier' })).toEqual(['supplierId']);
  expect(await problems({ ownership: 'own', supplierId: own })).toEqual(['ownership']);
  expect(await problems({ ownership: 'supplier', supplierId: crypto.randomUUID() })).toEqual(['supplierId']);
  const { id } = await saved({ ownership: 'supplier', supplierId: own });
  expect((await list({ supplierId: own })).map((row) => row.id)).toContain(id);
});

test('papers are found by what is the matter with them', async () => {
  const today = todayIn(defaultTimeZone, house.app.clock.now());
  const make = 'Papermobile';
  const build = (licence: number | null, roadworthy: number | null = null) =>
    saved({
      make,
      licenceExpiry: licence === null ? null : addDays(today, licence),
      roadworthyExpiry: roadworthy === null ? '' : addDays(today, roadworthy),
    });
  const [none, valid, soon, lastDay, over] = [
    await build(null),
    await build(31),
    await build(400, 30),
    await build(0),
    await build(100, -1),
  ];
  const found = async (papers: string) => (await list({ papers, search: make })).map(({ id }) => id).toSorted();
  expect(await found('none')).toEqual([none.id]);
  expect(await found('valid')).toEqual([valid.id]);
  expect(await found('expiring')).toEqual([soon.id, lastDay.id].toSorted());
  expect(await found('expired')).toEqual([over.id]);
});

test('a vehicle without a paper that its record calls for is incomplete, whatever else holds', async () => {
  const today = todayIn(defaultTimeZone, house.app.clock.now());
  const make = 'Callmobile';
  const valid = { make, gvmKg: null, tareKg: null, licenceExpiry: addDays(today, 300) };
  const built: VehicleRow[] = [];
  for (const more of [
    {},
    { operatorCardNo: 'OC-1' },
    { insurancePolicy: 'P-1' },
    { crossBorderPermitNo: 'X-1' },
    { tareKg: 8000, gvmKg: 26_000 },
    { tareKg: 8000, gvmKg: 26_000, operatorCardExpiry: addDays(today, 300) },
    { tareKg: 900, gvmKg: 3500 },
    { kind: 'ldv', tareKg: 900, gvmKg: 4000 },
    { licenceDiscNo: 'D-1', licenceExpiry: null },
    { operatorCardNo: 'OC-2', licenceExpiry: addDays(today, -1) },
  ]) {
    const { id } = await saved({ ...valid, ...more });
    built.push((await list({ id }))[0]!);
  }
  const lacking = built.filter((row) => papersLacking(row).length > 0);
  expect(lacking).toHaveLength(6);
  const found = async (papers: string) => (await list({ papers, search: make })).map(({ id }) => id).toSorted();
  // What the columns of the database say is what the desk says of each row.
  expect(await found('incomplete')).toEqual(
    lacking
      .slice(0, 5)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(await found('expired')).toEqual([built.at(-1)!.id]);
  expect((await found('valid')).length).toBe(4);
});

test('who is limited to a supplier sees, changes and adds its vehicles alone', async () => {
  const mine = await saved({ ownership: 'supplier', supplierId: own, make: 'Limitmobile' });
  const foreign = await saved({ ownership: 'supplier', supplierId: other, make: 'Limitmobile' });
  const company = await saved({ make: 'Limitmobile' });
  expect((await list({ search: 'limitmobile' })).length).toBe(3);
  expect((await list({ search: 'limitmobile' }, limited)).map(({ id }) => id)).toEqual([mine.id]);
  for (const { id, lockId } of [foreign, company]) {
    const change = truck({ id, make: 'Mine now', ownership: 'supplier', supplierId: own });
    expect(await house.call('putVehicle', change, { ...limited, lockId })).toMatchObject({ code: 'notFound' });
    expect(await house.ask('getRecordHistory', { noun: 'vehicle', id }, limited)).toEqual([]);
    expect(await house.ask('getRecordHistory', { noun: 'vehicle', id }, staff)).toHaveLength(1);
  }
  const given = { ownership: 'supplier', supplierId: own };
  expect(await create(given, limited)).toMatchObject({ response: 'ok' });
  expect((await create({ ...given, supplierId: other }, limited)).fields).toHaveProperty('supplierId');
  expect((await create({}, limited)).fields).toHaveProperty('supplierId');
  const gift = truck({ id: mine.id, ownership: 'supplier', supplierId: other });
  expect((await house.call('putVehicle', gift, { ...limited, lockId: mine.lockId })).fields).toHaveProperty(
    'supplierId',
  );
});

test('the usual trailers are two different trailers that one may see, and a trailer has neither', async () => {
  const [first, second] = [await saved({ kind: 'interlink' }), await saved({ kind: 'semiTrailer' })];
  const rigid = await saved();
  const theirs = await saved({ kind: 'drawbar', ownership: 'supplier', supplierId: other });
  expect(await problems({ defaultTrailer1Id: first.id, defaultTrailer2Id: second.id })).toEqual([]);
  expect(await problems({ defaultTrailer1Id: first.id, defaultTrailer2Id: first.id })).toEqual(['defaultTrailer2Id']);
  expect(await problems({ defaultTrailer1Id: rigid.id, defaultTrailer2Id: crypto.randomUUID() })).toEqual([
    'defaultTrailer1Id',
    'defaultTrailer2Id',
  ]);
  expect(await problems({ kind: 'dolly', defaultTrailer1Id: first.id })).toEqual(['defaultTrailer1Id']);
  expect(await problems({ defaultDriverId: crypto.randomUUID() })).toEqual(['defaultDriverId']);
  const mine = { ownership: 'supplier', supplierId: own, defaultTrailer1Id: theirs.id };
  expect((await create(mine, limited)).fields).toHaveProperty('defaultTrailer1Id');
});

test('of permits for several countries the one that ends first says until when', async () => {
  const { id } = await saved();
  const today = todayIn(defaultTimeZone, house.app.clock.now());
  const content = handmadePdf().toString('base64');
  for (const days of [200, 40, 90]) {
    const permit = {
      type: 'crossBorderPermit',
      subjectType: 'vehicle',
      subjectId: id,
      fileName: 'permit.pdf',
      content,
    };
    const expiryDate = addDays(today, days);
    const { documentId, lockId } = await house.ask<{ documentId: string; lockId: string }>(
      'postDocument',
      { ...permit, expiryDate },
      staff,
    );
    await house.ask('approveDocument', { documentId }, { ...approver, lockId });
  }
  expect((await list({ id }))[0]).toMatchObject({
    crossBorderPermitExpiry: addDays(today, 40),
    documentedDates: ['crossBorderPermitExpiry'],
  });
  const permits = await house.ask<Page<object>>('getDocuments', { subjectId: id }, staff);
  expect(permits.total).toBe(3);
});
