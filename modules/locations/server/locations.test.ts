import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import type { Page } from '#platform/operation.ts';
import { demoLocations } from '#database/demo-master-data/locations.ts';
import { buildStaff, type Staff } from '#modules/access/server/index.ts';
import { seedPlaces } from '#modules/lookups/server/index.ts';
import { locationOperations } from './index.ts';

let house: House;
let staff: Staff;
let foreign: Staff;
beforeAll(async () => {
  house = await openHouse({ implementations: [locationOperations] });
  await seedPlaces(house.databaseUrl);
  const rights = ['getLocations', 'postLocation', 'putLocation', 'getSimilarLocations'];
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

test('every location of the demonstration lies where it says', async () => {
  for (const location of demoLocations)
    expect(await create(location), location.code).toMatchObject({
      response: 'ok',
    });
});
