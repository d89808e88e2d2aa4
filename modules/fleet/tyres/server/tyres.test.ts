import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#platform/dates.ts';
import { type House, openHouse } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { odometerFailureTexts } from '#modules/fleet/odometers/messages/failures/index.ts';
import { odometerOperations } from '#modules/fleet/odometers/server/index.ts';
import { vehicleOperations } from '#modules/parties/vehicles/server/index.ts';
import { type TyreRecord, type TyreRow, tyreService } from '../contract.ts';
import { tyreFailureTexts } from '../messages/failures/index.ts';
import { tyreOperations } from './index.ts';

let house: House;
let staff: Staff;
let made = 0;
beforeAll(async () => {
  house = await openHouse({
    implementations: [vehicleOperations, odometerOperations, tyreOperations],
    failureCatalogues: [odometerFailureTexts, tyreFailureTexts],
  });
  staff = await buildStaff(house.app, 'alpha', [
    'postVehicle',
    'postVehicleOdometer',
    'getVehicleOdometers',
    ...Object.keys(tyreService.operations),
  ]);
});
afterAll(() => house.close());

const day = (ago: number) => addDays(todayIn('Africa/Johannesburg', house.clock.now()), -ago);
const vehicle = async (kind: string) =>
  (
    await house.ask<{ id: string }>(
      'postVehicle',
      { registrationNumber: `TY${String((made += 1)).padStart(3, '0')}GP`, kind, make: 'Volvo' },
      staff,
    )
  ).id;
const add = (more: object = {}) =>
  house.ask<TyreRecord>(
    'postTyre',
    { code: `T${(made += 1)}`, boughtOn: day(300), boughtTreadMm: 14, cost: 6000, ...more },
    staff,
  );
const read = (id: string) => house.ask<TyreRecord>('getTyre', { id }, staff);
const act = async (operation: string, id: string, payload: object) =>
  house.call(operation, { id, ...payload }, { ...staff, lockId: (await read(id)).lockId });
const must = async (operation: string, id: string, payload: object): Promise<void> =>
  expect(await act(operation, id, payload)).toMatchObject({ response: 'ok' });

test('a tyre runs while it is mounted, and a kilometre costs what it ran (case 46)', async () => {
  const truck = await vehicle('truckTractor');
  const { id } = await add();
  await must('mountTyre', id, { vehicleId: truck, position: '2LO', on: day(200), km: 100_000, treadMm: 14 });
  await must('dismountTyre', id, { on: day(120), km: 130_000, treadMm: 11, reason: 'Puncture' });
  await must('mountTyre', id, { vehicleId: truck, position: '2RO', on: day(60), km: 160_000, treadMm: 11 });
  await must('measureTyre', id, { on: day(1), km: 170_000, treadMm: 9 });
  expect(await read(id)).toMatchObject({
    status: 'MOUNTED',
    position: '2RO',
    runKm: 40_000,
    wear: 1.25,
    treadMm: 9,
    leftKm: 59_200,
    costPerKm: 0.15,
    uses: [{ offKm: null }, { onKm: 100_000, offKm: 130_000, offReason: 'Puncture' }],
  });
  // The vehicle goes on, and the tyre with it.
  await house.ask('postVehicleOdometer', { vehicleId: truck, at: house.clock.now().toISOString(), km: 170_800 }, staff);
  expect(await read(id)).toMatchObject({ runKm: 40_800, leftKm: 58_400 });
});

test('a position holds one tyre, whoever mounts at once; of the odometer the kilometres are judged', async () => {
  const truck = await vehicle('rigid');
  const [one, other] = [await add(), await add()];
  const at = { vehicleId: truck, position: '1L', on: day(10), km: 50_000, treadMm: 14 };
  const both = await Promise.all([act('mountTyre', one.id, at), act('mountTyre', other.id, at)]);
  expect(both.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  const late = both[0]!.response === 'ok' ? other : one;
  const refused = await act('mountTyre', late.id, at);
  expect(refused.fields).toEqual({ position: expect.stringContaining('Take it off first') as string });
  expect((await act('mountTyre', late.id, { ...at, position: '1R', on: day(5), km: 49_000 })).fields).toHaveProperty(
    'km',
  );
  await must('mountTyre', late.id, { ...at, position: '1R' });
  const { rows } = await house.ask<{ rows: { km: number }[] }>('getVehicleOdometers', { vehicleId: truck }, staff);
  // Both were mounted at one visit, which is one reading.
  expect(rows.map(({ km }) => km)).toEqual([50_000]);
});

test('what cannot be is refused at its field: a tread that grows, a day to come, a number that is taken', async () => {
  const truck = await vehicle('rigid');
  const { id, code } = await add();
  expect(
    (await act('mountTyre', id, { vehicleId: truck, position: '1L', on: day(-1), km: 1, treadMm: 15 })).fields,
  ).toEqual({ on: expect.any(String) as string, treadMm: expect.stringContaining('14') as string });
  expect((await act('measureTyre', id, { on: day(1), km: 5, treadMm: 12 })).fields).toHaveProperty('km');
  const again = { code, boughtOn: day(1), boughtTreadMm: 14, cost: 1, warrantyUntil: day(2) };
  expect(Object.keys((await house.call('postTyre', again, staff)).fields ?? {})).toEqual(['warrantyUntil']);
  expect((await house.call('postTyre', { ...again, warrantyUntil: null }, staff)).fields).toHaveProperty('code');
  await must('mountTyre', id, { vehicleId: truck, position: '1L', on: day(1), km: 100, treadMm: 14 });
  expect((await act('scrapTyre', id, { reason: 'Worn' })).status).toBe(422);
});

test('a trailer runs by its hub, and a worn tyre under warranty says so', async () => {
  const trailer = await vehicle('semiTrailer');
  const { id } = await add({ warrantyUntil: day(-30), warrantyKm: 50_000 });
  await must('mountTyre', id, { vehicleId: trailer, position: '3RO', on: day(90), km: 20_000, treadMm: 14 });
  await must('measureTyre', id, { on: day(2), km: 44_000, treadMm: 1.6 });
  expect(await read(id)).toMatchObject({ runKm: 24_000, isWorn: true, isInWarranty: true });
  const worn = await house.ask<{ rows: TyreRow[] }>('getTyres', { chip: 'worn', vehicleId: trailer }, staff);
  expect(worn.rows.map((row) => row.id)).toEqual([id]);
  await must('dismountTyre', id, { on: day(0), km: 71_000, treadMm: 1.6, reason: 'Worn' });
  // The kilometres of the warranty are over, whatever its day says.
  expect(await read(id)).toMatchObject({ isInWarranty: false, status: 'STOCK', vehicleId: null });
  await must('scrapTyre', id, { reason: 'Worn' });
});
