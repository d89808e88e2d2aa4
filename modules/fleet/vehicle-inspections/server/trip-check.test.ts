import crypto from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tripFailureTexts } from '#modules/work/trips/messages/failures/index.ts';
import { driverTripLink, tripListeners, tripOperations } from '#modules/work/trips/server/index.ts';
import type { DayStanding } from '../status.ts';
import { inspectionListeners } from './index.ts';
import { inOrder, type InspectionHouse, openInspectionHouse } from './testing/inspection-house.ts';

let house: InspectionHouse;
beforeAll(async () => {
  house = await openInspectionHouse({
    implementations: [tripOperations],
    failureCatalogues: [tripFailureTexts],
    listeners: [...tripListeners, ...inspectionListeners],
    linkKinds: [driverTripLink],
    rights: ['getLoadTrip', 'sendDriverTrip', 'revokeDriverTrip'],
  });
});
afterAll(() => house.close());

interface Check {
  readonly id: string;
  readonly eventNo: string;
  readonly standing: DayStanding;
  readonly url: string;
}
interface Trip {
  readonly loadId: string;
  readonly truckId: string;
  readonly open: (known?: string) => Promise<Check | null>;
}

/** A load on a truck of the own fleet with a trailer, and the phone of its driver. */
async function assigned(more: { readonly trailerId?: string; readonly isOwn?: boolean } = {}): Promise<Trip> {
  const { isOwn = true, trailerId } = more;
  const loadId = (await house.bookTo(house.supplierId)).id;
  const truckId = isOwn ? await house.truck() : await house.vehicle(`SUP${crypto.randomInt(1e6)}GP`);
  const driverId = await house.driver(`D${crypto.randomInt(1e6)}`, isOwn ? null : house.supplierId, {
    mobile: `+2782${crypto.randomInt(1e6, 9e6)}`,
    language: 'en',
  });
  await sql`update load set status = 'ASSIGNED', is_own_fleet = ${isOwn}, supplier_id = ${isOwn ? null : house.supplierId},
      vehicle_id = ${truckId}, trailer1_id = ${trailerId ?? null}, driver_id = ${driverId} where id = ${loadId}`.execute(
    house.app.database.writer('alpha'),
  );
  expect(await house.change('sendDriverTrip', loadId)).toMatchObject({ response: 'ok' });
  const { sessionId } = await house.ask<{ sessionId: string }>('login', {}, { service: 'basis' });
  const sms = (await house.messages()).find(({ text }) => text.includes('#/drivertrip/'))!;
  const key = sms.links[0]!.split('/').at(-1)!;
  const open = async (known?: string) =>
    (await house.ask<{ check: Check | null }>('openTripVehicleCheck', { key, known: known ?? null }, { sessionId }))
      .check;
  return { loadId, truckId, open };
}
interface OfDay {
  readonly loadId: string;
  readonly standing: DayStanding;
  readonly beforeDispatch: string;
}
const standings = (loadIds: readonly string[]) =>
  house.ask<OfDay[]>('getVehicleInspectionOfLoad', { loadIds }, house.planner);
const standing = async (loadId: string) => (await standings([loadId]))[0];
const phoneOf = async ({ url }: Check) => {
  const { sessionId } = await house.ask<{ sessionId: string }>('login', {}, { service: 'basis' });
  return { key: url.split('/').at(-1)!, device: `phone-${crypto.randomUUID()}`, sessionId };
};
const dispatch = (loadId: string) => house.change('dispatchLoad', loadId);
const setRule = (beforeDispatch: string) => house.ask('putVehicleInspectionSetting', { beforeDispatch }, house.planner);

describe('from a trip', () => {
  test('the inspection of the day is opened once, with an address that works without its SMS', async () => {
    const { loadId, open } = await assigned({ trailerId: await house.trailer() });
    expect(await standing(loadId)).toMatchObject({ standing: 'missing', beforeDispatch: 'warn' });
    const [first, second] = [(await open())!, (await open())!];
    expect(first).toMatchObject({ standing: 'open', url: expect.stringContaining('/#/vehiclecheck/') as string });
    expect(second.id).toBe(first.id);
    // A phone that has the address keeps it; a second phone gets one of its own, and both work.
    expect((await open(first.id))!.url).toBe('');
    for (const each of [first, second]) expect((await house.check(await phoneOf(each))).id).toBe(first.id);
    const check = await house.check(await phoneOf(first));
    expect(check.units).toHaveLength(2);
    await house.tell(await phoneOf(first), inOrder(check.items as never));
    await house.finish(first.id);
    expect(await open()).toMatchObject({ id: first.id, standing: 'done', url: '' });
    expect(await standing(loadId)).toMatchObject({ standing: 'done' });
  });

  test('it is asked again for another trailer, and opened anew once what failed is repaired', async () => {
    const { loadId, open } = await assigned({ trailerId: await house.trailer() });
    const first = (await open())!;
    await house.finish(first.id);
    await sql`update load set trailer1_id = ${await house.trailer()} where id = ${loadId}`.execute(
      house.app.database.writer('alpha'),
    );
    const second = (await open())!;
    expect(second).toMatchObject({ standing: 'open' });
    expect(second.id).not.toBe(first.id);
    await house.finish(second.id, [{ code: 'brakes', result: 'fail', note: 'No pressure' }]).catch(() => undefined);
    const failed = await house.record(second.id);
    expect(failed.state).toBe('FAILED');
    expect(await open()).toMatchObject({ id: second.id, standing: 'failed', url: '' });
    // The brakes of the truck and of the trailer: both are repaired.
    await sql`update vehicle_defect set state = 'VERIFIED', verified_by = 'Other' where inspection_id = ${second.id}`.execute(
      house.app.database.writer('alpha'),
    );
    expect(await open()).toMatchObject({ standing: 'open' });
  });

  test('of a carrier nothing is asked', async () => {
    const { loadId, open } = await assigned({ isOwn: false });
    expect(await open()).toBeNull();
    expect(await standing(loadId)).toMatchObject({ standing: 'notAsked' });
  });
});

describe('a dispatch without the inspection of the day', () => {
  test('is warned of by default, and refused where the company says so', async () => {
    const [warned, refused, inspected] = [await assigned(), await assigned(), await assigned()];
    expect(await dispatch(warned.loadId)).toMatchObject({ response: 'ok' });
    await setRule('refuse');
    expect(await dispatch(refused.loadId)).toMatchObject({ status: 422, code: 'inspectionOfDayMissing' });
    await house.finish((await inspected.open())!.id);
    expect(await dispatch(inspected.loadId)).toMatchObject({ response: 'ok' });
    await setRule('warn');
    expect(await dispatch(refused.loadId)).toMatchObject({ response: 'ok' });
  });
});

test('many loads are asked about at once, and each is told what it would be told alone', async () => {
  const trailerId = await house.trailer();
  const [missing, open, done, foreign] = [
    await assigned({ trailerId }),
    await assigned(),
    await assigned({ trailerId: await house.trailer() }),
    await assigned({ isOwn: false }),
  ];
  await open.open();
  await house.finish((await done.open())!.id);
  // Another combination of the same truck does not count.
  await house.ask('postVehicleInspection', { vehicleId: missing.truckId, kind: 'preTrip' }, house.planner);
  const all = [missing, open, done, foreign];
  const ids = all.map(({ loadId }) => loadId);
  const together = await standings([...ids, crypto.randomUUID()]);
  expect(together).toHaveLength(4);
  const of = (id: string) => together.find(({ loadId }) => loadId === id)!;
  expect(ids.map((id) => of(id).standing)).toEqual(['missing', 'open', 'done', 'notAsked']);
  for (const id of ids) expect(await standing(id)).toEqual(of(id));
  await house.ask('postVehicleDefect', { unitId: trailerId, severity: 'critical', note: 'No lights' }, house.planner);
  const units = await house.ask<{ loadId: string; unitId: string }[]>(
    'getUnitsOutOfService',
    { loadIds: ids },
    house.planner,
  );
  expect(units).toMatchObject([{ loadId: missing.loadId, unitId: trailerId }]);
});

test('a load whose truck a defect took out of service says so, and is not dispatched', async () => {
  const { loadId, truckId } = await assigned();
  const units = () =>
    house.ask<{ registrationNumber: string }[]>('getUnitsOutOfService', { loadIds: [loadId] }, house.planner);
  expect(await units()).toEqual([]);
  await house.ask('postVehicleDefect', { unitId: truckId, severity: 'critical', note: 'No brakes' }, house.planner);
  expect(await units()).toMatchObject([{ unitId: truckId, defects: [{ name: 'No brakes' }] }]);
  expect(await dispatch(loadId)).toMatchObject({ status: 422, code: 'notEligible' });
});
