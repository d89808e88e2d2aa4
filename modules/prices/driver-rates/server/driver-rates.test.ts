import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { driverRateCategoryOperations } from '#modules/prices/driver-rate-categories/server/index.ts';
import { driverRateFailureTexts } from '../messages/failures/index.ts';
import { driverRateOperations } from './index.ts';

let house: House;
let staff: Staff;
let category: string;
beforeAll(async () => {
  house = await openHouse({
    implementations: [driverRateOperations, driverRateCategoryOperations],
    failureCatalogues: [driverRateFailureTexts],
  });
  const rights = ['getDriverRates', 'postDriverRate', 'putDriverRate', 'postDriverRateCategory'];
  staff = await buildStaff(house.app, 'alpha', rights);
  const { id } = await house.ask<{ id: string }>(
    'postDriverRateCategory',
    { code: 'LINK', name: 'Interlinks', basis: 'vehicleClass' },
    staff,
  );
  category = id;
});
afterAll(() => house.close());

let count = 0;
const rate = (more: object = {}) => ({
  code: `R${++count}`,
  name: 'Kilometres with a load',
  component: 'kmLoaded',
  rate: 1.85,
  validFrom: '2026-01-01',
  ...more,
});
const post = (more?: object) => house.call('postDriverRate', rate(more), staff);

test('two rates of one key never hold on the same day', async () => {
  expect(await post({ validTo: '2026-06-30' })).toMatchObject({ response: 'ok' });
  expect(await post({ validFrom: '2026-06-30' })).toMatchObject({
    status: 422,
    code: 'driverRateOverlaps',
    result: 'R1 already pays this on some of these days. End it first, or choose other days.',
  });
  expect(await post({ validFrom: '2026-07-01', rate: 1.95 })).toMatchObject({ response: 'ok' });
  for (const own of [
    { categoryId: category },
    { vehicleClass: 'Rigid' },
    { routeType: 'local' },
    { component: 'stop' },
  ])
    expect(await post(own), JSON.stringify(own)).toMatchObject({ response: 'ok' });
});

test('of ten who save one rate in the same moment, one does', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => post({ component: 'nightOut' })));
  expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'driverRateOverlaps']));
});

test('the database holds it when somebody writes past the product', async () => {
  await post({ component: 'tarp' });
  await expect(
    sql`insert into driver_rate (partition, code, name, component, rate, free_minutes, vehicle_class, route_type, valid_from, created_by, updated_by)
        select partition, 'COPY', name, component, rate, free_minutes, vehicle_class, route_type, valid_from, created_by, updated_by
          from driver_rate where component = 'tarp'`.execute(house.app.database.writer('alpha')),
  ).rejects.toThrow('driver_rate_period');
});

test('one who is ended makes room, and the list says who is paid', async () => {
  const { id, lockId } = await house.ask<{ id: string; lockId: string }>(
    'postDriverRate',
    rate({ categoryId: category, component: 'day' }),
    staff,
  );
  expect(await post({ categoryId: category, component: 'day', validFrom: '2026-12-01' })).toMatchObject({
    code: 'driverRateOverlaps',
  });
  const { rows } = await house.ask<{ rows: { code: string; paidTo: string }[] }>('getDriverRates', { id }, staff);
  expect(rows[0]).toMatchObject({ paidTo: 'Interlinks' });
  const ended = { ...rate({ categoryId: category, component: 'day', validTo: '2026-11-30' }), code: rows[0]!.code };
  await house.ask('putDriverRate', { ...ended, id }, { ...staff, lockId });
  expect(await post({ categoryId: category, component: 'day', validFrom: '2026-12-01' })).toMatchObject({
    response: 'ok',
  });
});

test.each([
  [{ rate: -0 }, expect.any(String)],
  [{ rate: 1.23456 }, 'Enter a number with at most four decimals.'],
  [{ rate: Number.NaN }, expect.any(String)],
  [{ rate: '1e3' }, expect.any(String)],
])('refuses %o on its field', async (wrong, sentence) => {
  expect(await post({ component: 'waiting', ...wrong })).toMatchObject({ status: 400, fields: { rate: sentence } });
});

test('says all that is wrong at once', async () => {
  const wrong = { rate: 1.23456, validFrom: '2026-05-01', validTo: '2026-04-30' };
  expect(Object.keys((await post(wrong)).fields!).toSorted()).toEqual(['rate', 'validTo']);
  const both = await post({ categoryId: category, driverId: crypto.randomUUID() });
  expect(both).toMatchObject({ status: 400, fields: { driverId: 'Choose either a category or a driver, not both.' } });
});
