import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { fuelPriceFailureTexts } from '../messages/failures/index.ts';
import { fuelPriceOperations } from './index.ts';

let house: House;
let staff: Staff;
beforeAll(async () => {
  house = await openHouse({ implementations: [fuelPriceOperations], failureCatalogues: [fuelPriceFailureTexts] });
  const rights = ['getFuelPrices', 'postFuelPrice', 'putFuelPrice'];
  staff = await buildStaff(house.app, 'alpha', rights);
});
afterAll(() => house.close());

const price = (pricePerLitre: number, effectiveFrom: string, more: object = {}) => ({
  fuelType: 'diesel50',
  effectiveFrom,
  pricePerLitre,
  source: 'Price notice',
  ...more,
});
const post = (...given: Parameters<typeof price>) => house.call('postFuelPrice', price(...given), staff);

test('a price is kept with four decimals under the code of what it is of, and says how it changed', async () => {
  await post(20, '2026-09-02');
  await post(21.3456, '2026-10-07');
  const { rows } = await house.ask<{ rows: object[] }>('getFuelPrices', { region: ['inland'] }, staff);
  expect(rows).toMatchObject([
    { code: 'D50-IN-WS-20260902', pricePerLitre: 20, changePercent: null },
    { code: 'D50-IN-WS-20261007', pricePerLitre: 21.3456, changePercent: 6.73 },
  ]);
});

test('a code that was made follows its price, and one that was typed stays', async () => {
  const typed = await post(19, '2026-02-04', { kind: 'own', code: 'TANK-1' });
  const made = await post(19, '2026-03-04', { kind: 'own' });
  expect([typed.response, made.response]).toEqual(['ok', 'ok']);
  const { id, lockId } = made.result as { id: string; lockId: string };
  await house.ask('putFuelPrice', { id, effectiveFrom: '2026-03-05' }, { ...staff, lockId });
  const { rows } = await house.ask<{ rows: { code: string }[] }>('getFuelPrices', { kind: ['own'] }, staff);
  expect(rows.map(({ code }) => code)).toEqual(['D50-IN-OWN-20260305', 'TANK-1']);
});

test('a change of more than 15 % asks again, and is taken when somebody looked at it', async () => {
  await post(20, '2026-09-02', { region: 'coast' });
  expect(await post(23, '2026-10-07', { region: 'coast' })).toMatchObject({ response: 'ok' });
  expect(await post(18.9, '2026-11-04', { region: 'coast' })).toMatchObject({
    status: 422,
    code: 'fuelPriceUnusual',
    result:
      'The price before it was 23.0000 from 07 Oct 2026. This one differs by -17.8261%. Check it, then tick that it is right.',
    fields: { pricePerLitre: expect.any(String) },
  });
  expect(await post(18.9, '2026-11-04', { region: 'coast', isConfirmed: true })).toMatchObject({ response: 'ok' });
});

test('a price in cents a litre is asked about, the first of its fuel too', async () => {
  const zone = { region: 'zone', zone: '1A' };
  expect(await post(1456.78, '2026-09-02', zone)).toMatchObject({
    status: 422,
    code: 'fuelPriceInCents',
    result: 'R 1456.78 a litre looks like cents per litre. Enter 14.5678, or tick that the price is right.',
    fields: { pricePerLitre: expect.any(String) },
  });
  expect(await post(1456.78, '2026-09-02', { ...zone, isConfirmed: true })).toMatchObject({ response: 'ok' });
});

test('there is one price a day, also when two save in the same moment; a zone has its own', async () => {
  const day = '2026-08-05';
  const both = await Promise.all([post(19, day, { code: 'A1' }), post(19.5, day, { code: 'A2' })]);
  expect(both.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  expect(both.find(({ response }) => response === 'error')).toMatchObject({ code: 'fuelPriceTaken' });
  expect(await post(19.2, day, { region: 'zone', zone: '9c' })).toMatchObject({ response: 'ok' });
  expect(await post(19.2, day, { region: 'zone' })).toMatchObject({
    status: 400,
    fields: { zone: expect.any(String) },
  });
});

test.each([0, -0, -1, 1.23456, 100_000, Number.NaN, '1e3'])('refuses a price of %s', async (wrong) => {
  expect(await post(wrong as number, '2026-06-03')).toMatchObject({
    status: 400,
    fields: { pricePerLitre: expect.any(String) },
  });
});
