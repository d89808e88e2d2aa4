import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from '#platform/operation.ts';
import { buildShare, buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { type LoadHouse, openLoadHouse, partition } from '#modules/work/loads/server/testing/load-house.ts';
import type { carriageService } from '../contract.ts';

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
});
afterAll(() => house.close());

type Operations = (typeof carriageService)['operations'];
type Carriers = OutputOf<Operations['getLoadCarrierChoices']>;
type Resources = OutputOf<Operations['getLoadResourceChoices']>;

const carriersOf = (id: string, more: object = {}) =>
  house.ask<Carriers>('getLoadCarrierChoices', { id, ...more }, house.planner);
const resourcesOf = (id: string, kind: string, more: object = {}) =>
  house.ask<Resources>('getLoadResourceChoices', { id, kind, ...more }, house.planner);

test('who may take it comes first, and the others say why not', async () => {
  const { companyId } = house.planner;
  const uninsured = await buildSupplier(house.app, partition, {
    companyId,
    status: 'approved',
    detail: {
      isTrasporter: true,
      registeredName: 'Aardvark Trucking',
      gitCover: 100,
      gitFrom: '2020-01-01',
      gitTo: '2021-01-01',
      tenderLoadEmailAddress: 'a@b.example',
    },
    certificate: 'approved',
  });
  const { id } = await house.book();
  const { rows, total, eligible } = await carriersOf(id);
  expect(total).toBeGreaterThan(eligible);
  const places = rows.map(({ isEligible }) => Number(isEligible));
  expect(places).toEqual(places.toSorted((one, other) => other - one));
  expect(rows.find(({ supplierId }) => supplierId === uninsured)).toMatchObject({
    isEligible: false,
    findings: expect.arrayContaining([expect.objectContaining({ code: 'coverGap' })]),
  });
  // Found by a part of its name, in any letters; one is read by its id.
  expect((await carriersOf(id, { search: 'AARDV' })).rows.map(({ supplierId }) => supplierId)).toEqual([uninsured]);
  expect((await carriersOf(id, { supplierId: uninsured })).rows).toHaveLength(1);
  expect((await carriersOf(id, { search: 'nobody is called so' })).rows).toEqual([]);
});

test('no more are shown than were asked for, and all are counted', async () => {
  const { id } = await house.book();
  const { rows, total } = await carriersOf(id, { atMost: 1 });
  expect(rows).toHaveLength(1);
  expect(total).toBeGreaterThan(1);
});

test('what a carrier took for the same way last is said, and what its share would give it now with the margin', async () => {
  const before = await house.bookTo(house.supplierId);
  const { id, sell } = await house.book();
  await buildShare(house.app, 'alpha', house.supplierId, 80);
  const { rows } = await carriersOf(id, { supplierId: house.supplierId });
  expect(before.buy).toBeGreaterThan(0);
  expect(rows).toMatchObject([{ lastAmount: before.buy, price: (sell ?? 0) * 0.8, marginPercent: 20 }]);
});

test('vehicles and drivers that fit and are free come first; another load, papers and leave are said', async () => {
  const load = await house.bookTo(house.supplierId);
  const [free, busy, ended] = await Promise.all([
    house.vehicle('CHOOSE1GP'),
    house.vehicle('CHOOSE2GP'),
    house.vehicle('CHOOSE3GP', house.supplierId, { licence_expiry: '2020-01-01' }),
  ]);
  const [active, away] = await Promise.all([
    house.driver('CHOOSE1'),
    house.driver('CHOOSE2', house.supplierId, { availability: 'onLeave' }),
  ]);
  const other = await house.bookTo(house.supplierId);
  expect(
    await house.change('assignLoad', other.id, { vehicleId: busy, driverId: await house.driver('CHOOSE3') }),
  ).toMatchObject({
    response: 'ok',
  });
  const { rows } = await resourcesOf(load.id, 'vehicle', { search: 'CHOOSE' });
  expect(rows.map(({ id }) => id)[0]).toBe(free);
  expect(rows.find(({ id }) => id === free)).toMatchObject({ isEligible: true, takenUntil: null });
  expect(rows.find(({ id }) => id === busy)).toMatchObject({ isEligible: false, takenBy: other.loadNumber });
  expect(rows.find(({ id }) => id === ended)).toMatchObject({
    isEligible: false,
    isExceptable: false,
    findings: [expect.objectContaining({ code: 'vehiclePaperEnds' })],
  });
  const drivers = (await resourcesOf(load.id, 'driver', { search: 'CHOOSE' })).rows;
  expect(drivers.find(({ id }) => id === active)).toMatchObject({ isEligible: true });
  expect(drivers.find(({ id }) => id === away)).toMatchObject({
    isEligible: false,
    findings: [expect.objectContaining({ code: 'driverUnavailable' })],
  });
  expect((await resourcesOf(load.id, 'trailer', { search: 'CHOOSE' })).rows).toEqual([]);
  // The load itself does not stand in the way of its own vehicle.
  const own = await resourcesOf(other.id, 'vehicle', { resourceId: busy });
  expect(own.rows).toMatchObject([{ id: busy, isEligible: true }]);
});

test('the fleet of another carrier is not offered', async () => {
  const load = await house.bookTo(house.supplierId);
  const own = await house.vehicle('CHOOSEOWN', null);
  const ids = (await resourcesOf(load.id, 'vehicle', { search: 'CHOOSEOWN' })).rows.map(({ id }) => id);
  expect(ids).not.toContain(own);
  const ofOwnFleet = await resourcesOf(load.id, 'vehicle', { search: 'CHOOSEOWN', supplierId: null });
  expect(ofOwnFleet.rows.map(({ id }) => id)).toEqual([own]);
});
