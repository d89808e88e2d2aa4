import { afterAll, beforeAll, expect, test } from 'vitest';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Page } from '#platform/operation.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { lastOdometer, vehicleOperations } from '#modules/parties/vehicles/server/index.ts';
import type { ReadingRow } from '../contract.ts';
import { odometerFailureTexts } from '../messages/failures/index.ts';
import { kilometresOf } from '../units.ts';
import { odometerAt, recordOdometer, withdrawOdometerOf } from './index.ts';
import { odometerOperations } from './operations.ts';

let house: House;
let staff: Staff;
beforeAll(async () => {
  house = await openHouse({
    implementations: [vehicleOperations, odometerOperations],
    failureCatalogues: [odometerFailureTexts],
  });
  staff = await buildStaff(house.app, 'alpha', [
    'getVehicles',
    'postVehicle',
    'putVehicle',
    'getVehicleOdometers',
    'postVehicleOdometer',
    'putVehicleOdometer',
    'deleteVehicleOdometer',
    'postVehicleOdometerOffset',
  ]);
});
afterAll(() => house.close());

let made = 0;
async function truck(more: object = {}): Promise<string> {
  const registrationNumber = `ODO${String((made += 1)).padStart(3, '0')}GP`;
  const values = { registrationNumber, kind: 'truckTractor', make: 'Volvo', ...more };
  return (await house.ask<{ id: string }>('postVehicle', values, staff)).id;
}
const add = (vehicleId: string, at: string, km: number) =>
  house.call('postVehicleOdometer', { vehicleId, at, km }, staff);
const list = async (vehicleId: string, query: object = {}) =>
  (await house.ask<Page<ReadingRow>>('getVehicleOdometers', { vehicleId, ...query }, staff)).rows;
const within = <T>(work: (context: Context) => Promise<T>) =>
  inPartition(systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' }), 'alpha', work);
const shown = (vehicleId: string, at = new Date(Date.now() + 3_600_000)) =>
  within(async (context) => (await odometerAt(context, vehicleId, at))?.km);
const day = (ago: number, hour = 8) => {
  const at = new Date(house.app.clock.now().getTime() - ago * 86_400_000);
  at.setUTCHours(hour, 0, 0, 0);
  return at.toISOString();
};

test('a late entry is judged by its neighbours in time, not by the highest (case 3)', async () => {
  const id = await truck();
  for (const [at, km] of [
    [day(31), 49_500],
    [day(20), 50_400],
  ] as const)
    expect(await add(id, at, km)).toMatchObject({ response: 'ok' });
  expect(await add(id, day(24), 50_000)).toMatchObject({ response: 'ok' });
  expect((await list(id, { descending: false })).map(({ km }) => km)).toEqual([49_500, 50_000, 50_400]);
  expect(await shown(id)).toBe(50_400);
  for (const [at, km] of [
    [day(25), 49_400],
    [day(22), 50_401],
    [day(19), 53_000],
    [day(32), 47_000],
  ] as const)
    expect(await add(id, at, km)).toMatchObject({
      code: 'invalidPayload',
      fields: { km: expect.stringMatching(/km/) },
    });
  expect((await add(id, day(-1), 50_500)).fields).toHaveProperty('at');
});

test('a corrected slip changes the present reading at once, and what was doubted beside it counts (case 4)', async () => {
  const id = await truck();
  await add(id, day(30), 154_000);
  const slip = { vehicleId: id, source: 'slip', sourceId: 'slip-1' } as const;
  const wrong = { ...slip, at: new Date(day(10)), km: 301_464 };
  await expect(within((context) => recordOdometer(context, wrong))).rejects.toMatchObject({ code: 'invalidPayload' });
  const fresh = await truck({ odometer: 301_464 });
  expect(await shown(fresh)).toBe(301_464);
  const [row] = (
    await house.ask<Page<{ id: string; lockId: string; registrationNumber: string }>>(
      'getVehicles',
      { id: fresh },
      staff,
    )
  ).rows;
  const values = { id: fresh, kind: 'truckTractor', make: 'Volvo', registrationNumber: row!.registrationNumber };
  const changed = await house.call('putVehicle', { ...values, odometer: 154_754 }, { ...staff, lockId: row!.lockId });
  expect(changed).toMatchObject({ response: 'ok' });
  expect(await shown(fresh)).toBe(154_754);
  // The list of vehicles derives it too, and stores it nowhere.
  const listed = await house.ask<Page<{ presentKm: number }>>('getVehicles', { id: fresh }, staff);
  expect(listed.rows[0]!.presentKm).toBe(154_754);
  expect(await list(fresh)).toHaveLength(1);
});

test('a reading that the same record tells again takes the place of the former one, and ends with it', async () => {
  const id = await truck();
  const line = { vehicleId: id, source: 'log', sourceId: `line-${id}`, at: new Date(day(5)) } as const;
  await within((context) => recordOdometer(context, { ...line, km: 80_000 }));
  await within((context) => recordOdometer(context, { ...line, km: 80_120 }));
  expect((await list(id)).map(({ km, state }) => [km, state])).toEqual([[80_120, 'counted']]);
  await within((context) =>
    withdrawOdometerOf(context, { source: 'log', sourceId: `line-${id}`, reason: 'Reversed.' }),
  );
  expect(await shown(id)).toBeUndefined();
});

test('what was doubted beside a wrong reading counts once that one is corrected', async () => {
  const id = await truck();
  const { id: wrong, lockId } = await house.ask<{ id: string; lockId: string }>(
    'postVehicleOdometer',
    { vehicleId: id, at: day(9), km: 301_464 },
    staff,
  );
  await within(({ db }) => keep(db, id, day(8), 154_900));
  expect((await list(id, { state: ['doubted'] })).map(({ km, doubt }) => [km, doubt])).toEqual([
    [154_900, 'readingBelow'],
  ]);
  const correction = { id: wrong, at: day(9), km: 154_754, reason: 'Digits of the trip counter.' };
  expect(await house.call('putVehicleOdometer', correction, { ...staff, lockId })).toMatchObject({ response: 'ok' });
  expect((await list(id)).map(({ km, state }) => [km, state])).toEqual([
    [154_900, 'counted'],
    [154_754, 'counted'],
  ]);
  expect(await shown(id)).toBe(154_900);
});

test('a changed tracker begins a new count, and the kilometres across it are a gap to explain (case 5)', async () => {
  const id = await truck();
  const tracker = { vehicleId: id, source: 'tracker', deviceId: 'T-9', unit: 'm' } as const;
  await within((context) => recordOdometer(context, { ...tracker, at: new Date(day(6)), km: 412_000 }));
  const reset = { ...tracker, at: new Date(day(4)), km: 18 };
  await expect(within((context) => recordOdometer(context, reset))).rejects.toMatchObject({ code: 'invalidPayload' });
  const offset = { vehicleId: id, deviceId: 'T-9', at: day(5), counterKm: 0, vehicleKm: 412_140, reason: 'New unit.' };
  expect(await house.ask('postVehicleOdometerOffset', offset, staff)).toMatchObject({ gapKm: 140 });
  expect(await within((context) => recordOdometer(context, reset))).toMatchObject({ km: 412_158 });
  expect(await shown(id)).toBe(412_158);
  const below = { ...offset, at: day(3), vehicleKm: 400_000 };
  expect((await house.call('postVehicleOdometerOffset', below, staff)).fields).toHaveProperty('vehicleKm');
});

test('metres of a tracker are kilometres of the vehicle, and the unit stays with the reading (case 6)', async () => {
  const id = await truck();
  expect(kilometresOf(96_181_760, 'm')).toBeCloseTo(96_181.76, 6);
  const km = kilometresOf(96_181_760, 'm');
  await within((context) =>
    recordOdometer(context, { vehicleId: id, at: new Date(day(2)), km, source: 'tracker', deviceId: 'C-1', unit: 'm' }),
  );
  expect((await list(id))[0]).toMatchObject({ km: 96_181.8, unit: 'm', source: 'tracker', deviceId: 'C-1' });
});

test('a trailer has no odometer, and a reading that was taken back counts no more', async () => {
  const trailer = await truck({ kind: 'semiTrailer' });
  expect((await add(trailer, day(1), 10)).fields).toHaveProperty('vehicleId');
  const id = await truck();
  await add(id, day(3), 10_000);
  const last = await house.ask<{ id: string; lockId: string }>(
    'postVehicleOdometer',
    { vehicleId: id, at: day(2), km: 10_900 },
    staff,
  );
  const back = { id: last.id, reason: 'Another truck.' };
  expect(await house.call('deleteVehicleOdometer', back, { ...staff, lockId: last.lockId })).toMatchObject({
    response: 'ok',
  });
  expect(await house.call('deleteVehicleOdometer', back, { ...staff, lockId: '2' })).toMatchObject({
    code: 'readingWithdrawn',
  });
  expect(await shown(id)).toBe(10_000);
  // Inspections and service orders are no longer bounded by it either.
  expect((await within((context) => lastOdometer(context, id)))?.km).toBe(10_000);
});

/** What a record of a module below tells. */
async function keep(db: Context['db'], vehicleId: string, at: string, km: number): Promise<void> {
  const { sql } = await import('kysely');
  await sql`select keep_odometer(${vehicleId}, ${at}::timestamptz, ${km}::numeric, 'trip', ${`stop-${vehicleId}`}, 'Test')`.execute(
    db,
  );
}
