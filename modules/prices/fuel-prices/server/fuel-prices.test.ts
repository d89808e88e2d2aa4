import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, todayIn } from '#platform/dates.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { fuelClauseOperations } from '#modules/prices/fuel-clauses/server/index.ts';
import { buildRate } from '#modules/prices/rates/server/index.ts';
import { fuelPriceFailureTexts } from '../messages/failures/index.ts';
import { fuelPriceOperations } from './index.ts';

let house: House;
let staff: Staff;
let manager: Staff;
beforeAll(async () => {
  house = await openHouse({
    implementations: [fuelPriceOperations, fuelClauseOperations],
    failureCatalogues: [fuelPriceFailureTexts],
  });
  const rights = [
    'getFuelPrices',
    'postFuelPrice',
    'putFuelPrice',
    'getFuelPriceCorrections',
    'postFuelPriceCorrection',
    'approveFuelPriceCorrection',
    'rejectFuelPriceCorrection',
    'cancelFuelPriceCorrection',
    'postFuelClause',
  ];
  staff = await buildStaff(house.app, 'alpha', rights);
  manager = await buildStaff(house.app, 'alpha', rights, { companyId: staff.companyId });
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
  expect(await post(18.9, '2026-11-04', { region: 'coast', confirmedPrice: 18.9 })).toMatchObject({ response: 'ok' });
});

test('a price in cents a litre is asked about, the first of its fuel too', async () => {
  const zone = { region: 'zone', zone: '1A' };
  expect(await post(1456.78, '2026-09-02', zone)).toMatchObject({
    status: 422,
    code: 'fuelPriceInCents',
    result: 'R\u00a01456.78 a litre looks like cents per litre. Enter 14.5678, or tick that the price is right.',
    fields: { pricePerLitre: expect.any(String) },
  });
  expect(await post(1456.78, '2026-09-02', { ...zone, confirmedPrice: 1456.78 })).toMatchObject({ response: 'ok' });
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

interface Saved {
  readonly id: string;
  readonly lockId: string;
}
const today = todayIn('Africa/Johannesburg', new Date());
const db = () => house.app.database.writer('alpha');
const saved = async (...given: Parameters<typeof price>) => (await post(...given)).result as Saved;
const put = (of: Saved, pricePerLitre: number, effectiveFrom: string, more: object = {}) =>
  house.call(
    'putFuelPrice',
    { ...price(pricePerLitre, effectiveFrom, more), id: of.id, isActive: true, ...more },
    { ...staff, lockId: of.lockId },
  );

test('the word that a price is right belongs to that price: another one is asked about again', async () => {
  const zone = { region: 'zone', zone: 'TICK' };
  await post(20, '2026-09-02', zone);
  const ticked = await saved(26, '2026-10-07', { ...zone, confirmedPrice: 26 });
  expect(await put(ticked, 52, '2026-10-07', { ...zone, confirmedPrice: 26 })).toMatchObject({
    status: 422,
    code: 'fuelPriceUnusual',
  });
  expect(await put(ticked, 27, '2026-10-07', { ...zone, confirmedPrice: 27 })).toMatchObject({ response: 'ok' });
  // What nobody confirmed is not kept as confirmed.
  const usual = await saved(20.5, '2026-09-09', { ...zone, confirmedPrice: 26 });
  const { rows } = await house.ask<{ rows: object[] }>('getFuelPrices', { id: usual.id }, staff);
  expect(rows).toMatchObject([{ confirmedPrice: null }]);
});

test('a second price of a day is refused as that, and one that is inactive does not keep the code', async () => {
  const zone = { region: 'zone', zone: 'TWICE' };
  const first = await saved(20, '2026-09-02', zone);
  expect(await post(21, '2026-09-02', zone)).toMatchObject({
    status: 422,
    code: 'fuelPriceTaken',
    fields: { effectiveFrom: expect.any(String) },
  });
  await put(first, 20, '2026-09-02', { ...zone, isActive: false });
  const second = await saved(21, '2026-09-02', zone);
  const { rows } = await house.ask<{ rows: object[] }>('getFuelPrices', { id: second.id }, staff);
  expect(rows).toMatchObject([{ code: 'D50-TWICE-WS-20260902-2', pricePerLitre: 21 }]);
});

describe('a price by which loads are priced', () => {
  const zone = { region: 'zone', zone: 'USED' };
  const day = addDays(today, -20);
  let used: Saved;
  let later: Saved;
  beforeAll(async () => {
    const clause = await house.ask<Saved>(
      'postFuelClause',
      { code: 'USED', name: 'Diesel', basePrice: 20, baseDate: '2026-01-07', weightPercent: 40, ...zone },
      staff,
    );
    used = await saved(22, day, zone);
    later = await saved(22.5, addDays(today, 5), zone);
    expect(await put(used, 22.1, day, zone)).toMatchObject({ response: 'ok' });
    used = { ...used, lockId: '2' };
    await buildRate(house.app, 'alpha', {
      code: 'USED',
      partyKind: 'general',
      method: 'perLoad',
      rate: 1000,
      priority: 1,
      validFrom: '2026-01-01',
      fuelClauseId: clause.id,
    });
  });
  const correct = (more: object = {}, of = used) =>
    house.call(
      'postFuelPriceCorrection',
      { fuelPriceId: of.id, effectiveFrom: day, pricePerLitre: 23.5, source: 'Notice 2', reason: 'Misread.', ...more },
      staff,
    );
  const decide = (operation: string, of: Saved, by: Staff, more: object = {}) =>
    house.call(operation, { id: of.id, ...more }, { ...by, lockId: of.lockId });

  test('is neither edited nor switched off, also not past the portal; its source is', async () => {
    expect(await put(used, 23, day, zone)).toMatchObject({
      status: 422,
      code: 'fuelPriceUsed',
      fields: { pricePerLitre: expect.any(String) },
    });
    expect(await put(used, 22.1, addDays(day, 1), zone)).toMatchObject({ code: 'fuelPriceUsed' });
    expect(await put(used, 22.1, day, { ...zone, isActive: false })).toMatchObject({ code: 'fuelPriceUsed' });
    for (const change of [sql`set price_per_litre = 23`, sql`set is_active = false`])
      await expect(sql`update fuel_price ${change} where id = ${used.id}`.execute(db())).rejects.toThrow(/is used/);
    await expect(sql`delete from fuel_price where id = ${used.id}`.execute(db())).rejects.toThrow(/is used/);
    expect(await put(used, 22.1, day, { ...zone, source: 'Notice 1' })).toMatchObject({ response: 'ok' });
    used = { ...used, lockId: '3' };
  });

  test('is not one whose day has not come', async () => {
    expect(await put(later, 22.6, addDays(today, 5), zone)).toMatchObject({ response: 'ok' });
    expect(await correct({ effectiveFrom: addDays(today, 5) }, later)).toMatchObject({ code: 'correctionNotNeeded' });
  });

  test('is superseded by another one that a second person approves', async () => {
    expect(await correct({ pricePerLitre: 22.1 })).toMatchObject({ code: 'correctionTheSame' });
    expect(await correct({ effectiveFrom: addDays(today, 5) })).toMatchObject({ code: 'fuelPriceTaken' });
    const asked = (await correct()).result as Saved;
    expect(await correct()).toMatchObject({ code: 'correctionWaits' });
    expect(await decide('approveFuelPriceCorrection', asked, staff)).toMatchObject({
      status: 403,
      code: 'ownCorrection',
    });
    await expect(
      sql`update fuel_price_change set status = 'APPROVED', decided_by_id = edited_by[1] where id = ${asked.id}`.execute(
        db(),
      ),
    ).rejects.toThrow(/check/);
    expect(await decide('approveFuelPriceCorrection', asked, manager)).toMatchObject({ response: 'ok' });
    const { rows } = await sql<object>`
      select code, price_per_litre::float8 as price, is_active as "isActive", supersedes_id as supersedes, superseded_by_id is not null as superseded
        from fuel_price where zone = 'USED' and effective_from = ${day} order by code`.execute(db());
    const code = `D50-USED-WS-${day.replaceAll('-', '')}`;
    expect(rows).toEqual([
      { code, price: 22.1, isActive: false, supersedes: null, superseded: true },
      { code: `${code}-2`, price: 23.5, isActive: true, supersedes: used.id, superseded: false },
    ]);
    // The former one does not come back by itself.
    expect(await put({ ...used, lockId: '5' }, 22.1, day, zone)).toMatchObject({ response: 'error' });
    await expect(sql`update fuel_price set is_active = true where id = ${used.id}`.execute(db())).rejects.toThrow();
    const [said] = await house.ask<object[]>('getFuelPriceCorrections', { id: used.id }, staff);
    expect(said).toMatchObject({ status: 'APPROVED', pricePerLitre: 23.5, reason: 'Misread.' });
  });

  test('stays as it is where the correction is rejected or taken back', async () => {
    const { rows } = await house.ask<{ rows: Saved[] }>('getFuelPrices', { zone: 'USED', status: 'active' }, staff);
    const present = rows.find((row) => row.id !== later.id)!;
    for (const [operation, by, more] of [
      ['rejectFuelPriceCorrection', manager, { reason: 'It was right.' }],
      ['cancelFuelPriceCorrection', staff, {}],
    ] as const) {
      const asked = (await correct({ pricePerLitre: 24 }, present)).result as Saved;
      expect(await decide(operation, asked, by, more)).toMatchObject({ response: 'ok' });
      expect(await decide('approveFuelPriceCorrection', asked, manager)).toMatchObject({ response: 'error' });
    }
    const { rows: still } = await house.ask<{ rows: object[] }>('getFuelPrices', { id: present.id }, staff);
    expect(still).toMatchObject([{ pricePerLitre: 23.5, isActive: true }]);
  });
});
