import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import type { Page } from '#platform/operation.ts';
import { demoBorders, demoLocations } from '#database/demo-master-data/locations.ts';
import type { HistoryEntry } from '#platform/history.ts';
import { readRight, seesMaster } from '#platform/server/master-reading.ts';
import { historyOperations } from '#platform/server/record-history.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { driverOperations } from '#modules/parties/drivers/server/index.ts';
import { seedPlaces } from '#modules/base/lookups/server/index.ts';
import { type LocationRow, locations } from '../contract.ts';
import { rateZoneOperations } from '#modules/prices/rate-zones/server/index.ts';
import { locationOperations } from './index.ts';

let house: House;
let staff: Staff;
let foreign: Staff;
beforeAll(async () => {
  const history = historyOperations({
    location: {
      right: readRight(locations, locationOperations),
      sees: (context, id) => seesMaster(context, locations, locationOperations, id),
    },
    driver: { right: 'tripDirector.getClientDrivers', sees: async () => true },
  });
  house = await openHouse({ implementations: [locationOperations, driverOperations, rateZoneOperations, history] });
  await seedPlaces(house.databaseUrl);
  const rights = [locationOperations, driverOperations, rateZoneOperations].flatMap(({ service }) =>
    Object.keys(service.operations),
  );
  staff = await buildStaff(house.app, 'alpha', rights);
  foreign = await buildStaff(house.app, 'beta', rights);
});
afterAll(() => house.close());

const depot = {
  code: 'DEPOT',
  name: 'Vaal Depot',
  type: 'depot',
  addressLine1: '1 Barrage Road',
  country: 'South Africa',
  region: 'Gauteng',
  city: 'Vereeniging',
  latitude: -26.67,
  longitude: 27.93,
};
const create = (own: object, by = staff) => house.call('postLocation', { ...depot, ...own }, by);
const made = async (own: object) =>
  (await house.ask<{ id: string }>('postLocation', { ...depot, latitude: null, longitude: null, ...own }, staff)).id;
const read = async (id: string) => (await house.ask<Page<LocationRow>>('getLocations', { id }, staff)).rows[0]!;
/** Changes a record as its form does: everything else as it was read. */
async function change(id: string, own: object) {
  const row = await read(id);
  const fields = Object.fromEntries(Object.keys(locations.fields.shape).map((name) => [name, row[name as 'id']]));
  return house.call('putLocation', { ...fields, id, ...own }, { ...staff, lockId: row.lockId });
}
const historyOf = (noun: string, id: string) => house.ask<HistoryEntry[]>('getRecordHistory', { noun, id }, staff);
async function merge(id: string, intoId: string, lockId?: string) {
  return house.call('mergeLocation', { id, intoId }, { ...staff, lockId: lockId ?? (await read(id)).lockId });
}

test('a region belongs to its country and a city to its region; a town that no list has may be anywhere', async () => {
  expect(await create({ code: 'A', region: 'Nairobi' })).toMatchObject({
    code: 'regionElsewhere',
    fields: { region: expect.any(String) },
    details: { country: 'South Africa' },
  });
  expect(await create({ code: 'A', city: 'Durban' })).toMatchObject({
    code: 'cityElsewhere',
    fields: { city: expect.any(String) },
    details: { region: 'KwaZulu-Natal' },
  });
  expect(await create({ code: 'HAMLET', city: 'Nooitgedacht se Drif' })).toMatchObject({ response: 'ok' });
  const { id, lockId } = await house.ask<{ id: string; lockId: string }>(
    'postLocation',
    { ...depot, code: 'B' },
    staff,
  );
  expect(
    await house.call('putLocation', { ...depot, code: 'B', city: 'Durban', id }, { ...staff, lockId }),
  ).toMatchObject({ code: 'cityElsewhere' });
});

test('times, coordinates and GLN are checked', async () => {
  const problems = async (own: object) => Object.keys((await create({ code: 'C', ...own })).fields ?? {});
  expect(await problems({ operatingHours: { monday: '8 to 5' } })).toEqual(['operatingHours.monday']);
  expect(await problems({ operatingHours: { monday: '06:00-12:00, 13:00-24:00' }, code: 'C1' })).toEqual([]);
  expect(await problems({ longitude: null })).toEqual(['longitude']);
  expect(await problems({ gln: '6001234567891' })).toEqual(['gln']);
});

test('what may be there already is named: of the same name in any spelling, or within 200 m', async () => {
  await create({ code: 'QUAY', name: 'São Tomé Quay', latitude: -20, longitude: 30 });
  const similar = (query: object, by = staff) =>
    house.ask<{ code: string; reason: string; distance: number | null }[]>('getSimilarLocations', query, by);
  expect(await similar({ name: 'sao tome QUAY' })).toMatchObject([
    { code: 'QUAY', reason: 'sameName', distance: null },
  ]);
  // 0.0017° of latitude are 189 m, 0.0019° are 211 m.
  expect(await similar({ latitude: -20.0017, longitude: 30 })).toMatchObject([
    { code: 'QUAY', reason: 'samePlace', distance: 189 },
  ]);
  expect(await similar({ latitude: -20.0019, longitude: 30 })).toEqual([]);
  // Eastwards the meridians are closer: 0.0018° are 188 m here.
  expect(await similar({ latitude: -20, longitude: 30.0018 })).toHaveLength(1);
  expect(await similar({ name: 'São Tomé Quay' }, foreign)).toEqual([]);
});

test('a location is found by town and narrowed by type, country and region', async () => {
  await create({ code: 'FARM', name: 'Mango estate', type: 'farm', region: 'Limpopo', city: 'Tzaneen' });
  const codes = async (query: object) =>
    (await house.ask<Page<{ code: string }>>('getLocations', query, staff)).rows.map(({ code }) => code);
  expect(await codes({ search: 'tzaneen' })).toEqual(['FARM']);
  expect(await codes({ type: ['farm', 'mine'] })).toEqual(['FARM']);
  expect(await codes({ country: ['South Africa'], region: 'Limpopo' })).toEqual(['FARM']);
});

test('a customer has its sites, by the name that people know it by; one of another partition is none', async () => {
  const customerId = await buildCustomer(house.app, 'alpha', {
    companyId: staff.companyId,
    detail: { tradeName: 'Kestrel Foods' },
  });
  const id = await made({ code: 'KESTREL', customerId });
  expect(await read(id)).toMatchObject({ customerId, customerName: 'Kestrel Foods' });
  const { rows } = await house.ask<Page<LocationRow>>('getLocations', { customerId }, staff);
  expect(rows.map(({ code }) => code)).toEqual(['KESTREL']);
  expect(await create({ code: 'STRANGE', customerId }, foreign)).toMatchObject({
    code: 'invalidPayload',
    fields: { customerId: expect.any(String) },
  });
});

test('days that are not as the week are kept in their order, and the history names each by its day', async () => {
  const christmas = { from: '2026-12-25', everyYear: true, note: 'Christmas Day' };
  const id = await made({ code: 'HOURS', hoursExceptions: [christmas] });
  const shutdown = { from: '2026-12-16', until: '2026-12-24', note: 'Shutdown' };
  expect(await change(id, { hoursExceptions: [christmas, shutdown] })).toMatchObject({ response: 'ok' });
  expect((await read(id)).hoursExceptions).toMatchObject([shutdown, { ...christmas, until: null, hours: '' }]);
  expect(Object.keys((await historyOf('location', id))[0]!.changes)).toEqual(['hoursExceptions.2026-12-16']);
  const twice = await change(id, { hoursExceptions: [christmas, christmas] });
  expect(Object.keys(twice.fields ?? {})).toEqual(['hoursExceptions.1.from']);
});

test('the two sides of a border name each other, whichever of them is told', async () => {
  const post = { type: 'borderPost' };
  const matola = { ...post, country: 'Mozambique', region: 'Maputo Province', city: 'Matola' };
  const south = await made({ ...post, code: 'POST-ZA' });
  const north = await made({ ...matola, code: 'POST-MZ', otherSideId: south });
  const sides = async (...ids: string[]) => Promise.all(ids.map(async (each) => (await read(each)).otherSideId));
  expect(await sides(south, north)).toEqual([north, south]);
  expect((await historyOf('location', south))[0]).toMatchObject({ changes: { otherSideId: [null, north] } });

  const third = await made({ ...post, code: 'KOM-ZA' });
  const refusal = async (own: object) => (await change(third, own)).code;
  expect(await refusal({ otherSideId: north })).toBe('otherSideTaken');
  expect(await refusal({ otherSideId: south })).toBe('otherSideSameCountry');
  expect(await refusal({ otherSideId: third })).toBe('otherSideNotBorder');
  expect(await refusal({ otherSideId: await made({ ...matola, code: 'MZ-YARD', type: 'yard' }) })).toBe(
    'otherSideNotBorder',
  );
  expect(Object.keys((await change(third, { type: 'yard', otherSideId: north })).fields ?? {})).toEqual([
    'otherSideId',
  ]);

  expect(await change(north, { otherSideId: null })).toMatchObject({ response: 'ok' });
  expect(await sides(south, north)).toEqual([null, null]);
  expect(await change(third, { otherSideId: north })).toMatchObject({ response: 'ok' });
  expect(await sides(third, north)).toEqual([north, third]);
});

test('pins are found within a frame', async () => {
  await made({ code: 'FRAME', latitude: 5.5, longitude: 10.5 });
  const within = async (south: number, west: number) =>
    (await house.ask<Page<LocationRow>>('getLocations', { within: { south, west, north: 6, east: 11 } }, staff)).total;
  expect(await within(5, 10)).toBe(1);
  expect(await within(5.6, 10)).toBe(0);
  expect(await within(5, 10.6)).toBe(0);
});

test('of two records of one place, one gives way: what named it names the other, and both histories say so', async () => {
  const stays = await made({ code: 'STAYS' });
  const goes = await made({ code: 'GOES', latitude: -26.1, longitude: 28.1, geofenceRadius: 450 });
  const person = { employeeNo: 'D-MERGE', name: 'Sipho', surname: 'Dlamini', homeDepotId: goes };
  const { id: driver } = await house.ask<{ id: string }>('postClientDriver', person, staff);
  expect(await merge(goes, stays)).toMatchObject({ response: 'ok', result: { id: stays, moved: 1 } });

  const drivers = await house.ask<Page<{ homeDepotId: string; lockId: string }>>(
    'getClientDrivers',
    { id: driver },
    staff,
  );
  expect(drivers.rows[0]).toMatchObject({ homeDepotId: stays, lockId: '2' });
  expect((await historyOf('driver', driver))[0]).toMatchObject({ changes: { homeDepotId: [goes, stays] } });
  expect(await read(goes)).toMatchObject({ isActive: false });
  expect((await historyOf('location', goes))[0]).toMatchObject({
    event: 'merged',
    changes: { mergedInto: [null, 'STAYS Vaal Depot'] },
  });
  expect(await read(stays)).toMatchObject({ isActive: true, latitude: -26.1, geofenceRadius: 450 });
  expect((await historyOf('location', stays))[0]).toMatchObject({
    event: 'tookOver',
    changes: { mergedFrom: [null, 'GOES Vaal Depot'], latitude: [null, -26.1] },
  });
});

test('a zone of rates that lists a place lists the one that stays, once', async () => {
  const [stays, goes] = [await made({ code: 'ZSTAYS' }), await made({ code: 'ZGOES' })];
  const zone = (code: string, locationIds: string[]) =>
    house.ask<{ id: string }>('postRateZone', { code, name: code, locationIds }, staff);
  const [one, both] = [await zone('ZONEONE', [goes]), await zone('ZONEBOTH', [goes, stays])];
  expect(await merge(goes, stays)).toMatchObject({ response: 'ok', result: { moved: 2 } });
  const zones = await house.ask<Page<{ id: string; locationIds: string[] }>>('getRateZones', {}, staff);
  const placesOf = ({ id }: { id: string }) => zones.rows.find((row) => row.id === id)?.locationIds;
  expect([placesOf(one), placesOf(both)]).toEqual([[stays], [stays]]);
});

test('what is not one place is not merged, and nothing is written', async () => {
  const [one, other] = [await made({ code: 'ONE' }), await made({ code: 'OTHER' })];
  const barrier = async (from: string, into: string) => (await merge(from, into)).code;
  expect(await barrier(one, one)).toBe('mergeSame');
  expect(await barrier(one, crypto.randomUUID())).toBe('mergeSame');
  const namibia = { country: 'Namibia', region: 'Khomas', city: 'Windhoek' };
  expect(await barrier(one, await made({ ...namibia, code: 'ABROAD' }))).toBe('mergeOtherCountry');
  const customers = await Promise.all(
    [1, 2].map(() => buildCustomer(house.app, 'alpha', { companyId: staff.companyId })),
  );
  await change(one, { customerId: customers[0] });
  await change(other, { customerId: customers[1] });
  expect(await barrier(one, other)).toBe('mergeOtherCustomer');
  expect(await merge(one, other, '1')).toMatchObject({ code: 'changedByOther', status: 409 });
  const asleep = await made({ code: 'ASLEEP' });
  await change(asleep, { isActive: false });
  expect(await barrier(one, asleep)).toBe('mergeIntoInactive');
  expect((await read(one)).isActive).toBe(true);
});

test('a border post that is merged hands its other side over; two sides of one border are two places', async () => {
  const post = { type: 'borderPost' };
  const beira = { ...post, country: 'Mozambique', region: 'Manica', city: 'Chimoio' };
  const east = await made({ ...beira, code: 'MACHI' });
  const double = await made({ ...post, code: 'FORBES-2', otherSideId: east });
  const stays = await made({ ...post, code: 'FORBES' });
  expect((await merge(double, east)).code).toBe('mergeBothSides');
  expect(await merge(double, stays)).toMatchObject({ response: 'ok' });
  expect([(await read(east)).otherSideId, (await read(stays)).otherSideId]).toEqual([stays, east]);
  expect((await read(double)).otherSideId).toBeNull();
});

test('every location of the demonstration lies where it says, and its borders have two sides', async () => {
  const ids = new Map<string, string>();
  for (const { customer: _, ...location } of demoLocations) {
    const answer = await create(location);
    expect(answer, location.code).toMatchObject({ response: 'ok' });
    ids.set(location.code, (answer.result as { id: string }).id);
  }
  for (const [one, other] of demoBorders)
    expect(await change(ids.get(one)!, { otherSideId: ids.get(other) }), one).toMatchObject({ response: 'ok' });
});
