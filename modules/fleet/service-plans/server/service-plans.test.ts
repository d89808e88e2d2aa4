import { addDays, todayIn } from '#platform/dates.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { odometerFailureTexts } from '#modules/fleet/odometers/messages/failures/index.ts';
import { odometerOperations } from '#modules/fleet/odometers/server/index.ts';
import { openOrderHouse, orderRights, type OrderHouse } from '#modules/money/orders/server/testing/order-house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type servicePlans,
  servicePlanService,
  type ServiceRow,
  type VehicleServiceRecord,
  vehicleServiceService,
} from '../contract.ts';
import { serviceFailureTexts } from '../messages/failures/index.ts';
import { servicePlanOperations, vehicleServiceOperations } from './index.ts';

let house: OrderHouse & { readonly truckId: string; readonly serviceTypeId: string };
let staff: Staff;
let other: Staff;
beforeAll(async () => {
  const opened = await openOrderHouse({
    implementations: [odometerOperations, servicePlanOperations, vehicleServiceOperations],
    failureCatalogues: [odometerFailureTexts, serviceFailureTexts],
  });
  const rights = [
    ...orderRights,
    'postVehicleOdometer',
    'getVehicleOdometers',
    ...Object.keys(servicePlanService.operations),
    ...Object.keys(vehicleServiceService.operations),
  ];
  const { companyId } = opened.clerk;
  staff = await buildStaff(opened.app, 'alpha', rights, { companyId });
  other = await buildStaff(opened.app, 'alpha', rights, { companyId });
  house = {
    ...opened,
    serviceTypeId: await opened.make('createOrderType', { code: 'SRV', name: 'Workshop work', module: 'service' }),
    truckId: await opened.make('postVehicle', { registrationNumber: 'KSP45GP', kind: 'rigid', make: 'Hino' }),
  };
});
afterAll(() => house.close());

let made = 0;
const newCode = () => `SP${String((made += 1)).padStart(3, '0')}`;
type Fields = Partial<(typeof servicePlans)['empty']>;
const plan = async (fields: Fields) =>
  (await house.ask<{ id: string }>('postServicePlan', { code: newCode(), name: 'Service', ...fields }, staff)).id;
const truck = async (more: object = {}) =>
  (
    await house.ask<{ id: string }>(
      'postVehicle',
      { registrationNumber: `${newCode()}GP`, kind: 'truckTractor', make: 'Volvo', ...more },
      staff,
    )
  ).id;
const daysAgo = (ago: number) => new Date(house.app.clock.now().getTime() - ago * 86_400_000);
const read = (vehicleId: string, ago: number, km: number) =>
  house.ask('postVehicleOdometer', { vehicleId, at: daysAgo(ago).toISOString(), km }, staff);
const follow = async (planId: string, vehicleId: string, first: object) =>
  (await house.ask<{ id: string }>('postVehicleService', { planId, vehicleId, ...first }, staff)).id;
const one = (id: string) => house.ask<VehicleServiceRecord>('getVehicleService', { id }, staff);
const act = async (operation: string, id: string, payload: object) =>
  house.call(operation, { id, ...payload }, { ...staff, lockId: (await one(id)).lockId });
const today = () => todayIn('Africa/Johannesburg', house.app.clock.now());
const done = (id: string, payload: object) =>
  act('postServiceRecord', id, { doneOn: today(), km: null, hours: null, cost: 0, ...payload });

test('case 42: overdue by what it is over, however often one looks; it moves when a service is recorded', async () => {
  const [planId, vehicleId] = [await plan({ everyKm: 4000 }), await truck()];
  await read(vehicleId, 2, 30_468);
  const id = await follow(planId, vehicleId, { firstKm: 25_000 });
  for (let look = 0; look < 3; look++)
    expect(await one(id)).toMatchObject({ standing: 'overdue', by: 'km', left: -5468, dueKm: 25_000 });
  expect(await done(id, { km: 30_500, cost: 4800.5, workshop: 'Own workshop' })).toMatchObject({ response: 'ok' });
  expect(await one(id)).toMatchObject({ dueKm: 34_500, left: 4000, standing: 'later', cost: 4800.5 });
});

test('case 43: from what was done, or from the plan', async () => {
  for (const [countsFrom, due] of [
    ['done', 123_500],
    ['plan', 120_000],
  ] as const) {
    const [planId, vehicleId] = [await plan({ everyKm: 20_000, countsFrom }), await truck()];
    const id = await follow(planId, vehicleId, { firstKm: 100_000 });
    await done(id, { km: 103_500 });
    expect((await one(id)).dueKm).toBe(due);
  }
});

test('case 44: each plan is said in its own measure, and earlier where the vehicle runs much in a day', async () => {
  const oil = await plan({ everyKm: 20_000 });
  const [calm, busy] = [await truck(), await truck()];
  for (const [vehicleId, perDay] of [
    [calm, 100],
    [busy, 600],
  ] as const) {
    await read(vehicleId, 11, 97_000 - 10 * perDay);
    await read(vehicleId, 1, 97_000);
  }
  const [ofCalm, ofBusy] = [
    await follow(oil, calm, { firstKm: 100_000 }),
    await follow(oil, busy, { firstKm: 100_000 }),
  ];
  expect(await one(ofCalm)).toMatchObject({ left: 3000, kmPerDay: 100, standing: 'later' });
  // 3,000 km are five days of its own use.
  expect(await one(ofBusy)).toMatchObject({ left: 3000, kmPerDay: 600, standing: 'soon' });
  await read(calm, 0, 98_000);
  expect(await one(ofCalm)).toMatchObject({ left: 2000, standing: 'soon' });
  const grease = await plan({ everyHours: 10, countsFrom: 'plan' });
  const pump = await truck({ engineHours: 98 });
  const greasing = await follow(grease, pump, { firstHours: 100 });
  expect(await one(greasing)).toMatchObject({ left: 2, by: 'hours', standing: 'later' });
  const other = await follow(await plan({ everyHours: 20 }), pump, { firstHours: 100 });
  expect(await one(other)).toMatchObject({ left: 2, standing: 'soon' });
});

test('case 39: a service that was taken back costs nothing, and what was due is due again', async () => {
  const [planId, vehicleId] = [await plan({ everyKm: 10_000, everyDays: 100 }), await truck()];
  const first = { firstKm: 50_000, firstOn: addDays(today(), 30) };
  const id = await follow(planId, vehicleId, first);
  await done(id, { km: 49_000, cost: 1000 });
  await done(id, { km: 49_500, cost: 250 });
  const { records } = await one(id);
  expect((await act('reverseServiceRecord', id, { recordId: records[1]!.id, reason: 'Wrong truck' })).code).toBe(
    'serviceNotLast',
  );
  for (const record of records)
    expect(await act('reverseServiceRecord', id, { recordId: record.id, reason: 'Wrong truck' })).toMatchObject({
      response: 'ok',
    });
  expect(await one(id)).toMatchObject({ cost: 0, dueKm: 50_000, dueOn: first.firstOn, lastDoneOn: null, km: null });
});

test('two who let a vehicle follow a plan at once are one, and what is wrong is said at its field', async () => {
  const [planId, vehicleId] = [await plan({ everyKm: 10_000 }), await truck()];
  const post = (first: object) => house.call('postVehicleService', { planId, vehicleId, ...first }, staff);
  expect((await post({ firstOn: today() })).fields).toEqual({
    firstKm: expect.any(String) as string,
    firstOn: expect.stringContaining('does not count') as string,
  });
  const both = await Promise.all([post({ firstKm: 1000 }), post({ firstKm: 1000 })]);
  expect(both.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  expect(both.find(({ response }) => response === 'error')!.fields).toHaveProperty('planId');
  const id = both.flatMap(({ result }) => (result as { id?: string } | undefined)?.id ?? [])[0]!;
  await read(vehicleId, 1, 5000);
  expect((await done(id, { km: 4000 })).fields).toHaveProperty('km');
  expect((await done(id, { doneOn: addDays(today(), 1), km: 5100 })).fields).toHaveProperty('doneOn');
  expect((await done(id, {})).fields).toHaveProperty('km');
  expect((await one(id)).records).toEqual([]);
  expect(await act('endVehicleService', id, { reason: 'Sold' })).toMatchObject({ response: 'ok' });
  expect((await done(id, { km: 5200 })).code).toBe('serviceEnded');
  expect(await post({ firstKm: 2000 })).toMatchObject({ response: 'ok' });
});

test('case 45: of two who order a service at once one has the order; the next may be written once it is over', async () => {
  const id = await follow(await plan({ everyKm: 10_000 }), house.truckId, { firstKm: 1000 });
  const asked = {
    id,
    orderTypeId: house.serviceTypeId,
    supplierId: house.supplierId,
    profitCentreId: house.workshopId,
    itemMasterId: house.alignmentId,
    price: 4800.5,
  };
  const both = await Promise.all([
    house.call('orderVehicleService', asked, staff),
    house.call('orderVehicleService', asked, other),
  ]);
  expect(both.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  const { orderId, orderNumber } = both.find(({ response }) => response === 'ok')!.result as Record<string, string>;
  expect(both.find(({ response }) => response === 'error')).toMatchObject({
    code: 'serviceOrdered',
    result: expect.stringContaining(orderNumber!) as string,
  });
  expect(await one(id)).toMatchObject({ orderId, orderNumber });
  expect(await house.read(orderId!, staff, 'Service')).toMatchObject({
    vehicleId: house.truckId,
    status: 'DRAFT',
    lines: [{ price: 4800.5, quantity: 1 }],
  });
  await house.must('cancelServiceOrder', orderId!, { reason: 'Other workshop' });
  expect(await one(id)).toMatchObject({ orderId: null });
  const again = await house.ask<{ orderNumber: string }>('orderVehicleService', asked, staff);
  expect(again.orderNumber).not.toBe(orderNumber);
  await done(id, { km: 1000, warrantyUntil: addDays(today(), 365) });
  expect(await one(id)).toMatchObject({
    orderId: null,
    warrantyUntil: addDays(today(), 365),
    records: [{ orderNumber: again.orderNumber }],
  });
  const refused = await house.call(
    'orderVehicleService',
    { ...asked, supplierId: house.truckId, itemMasterId: house.truckId },
    staff,
  );
  expect(Object.keys(refused.fields ?? {}).toSorted()).toEqual(['itemMasterId', 'supplierId']);
});

test('the list has the most urgent first, and counts what it shows', async () => {
  const { rows, counts, total } = await house.ask<{
    rows: ServiceRow[];
    total: number;
    counts: Record<string, number>;
  }>('getVehicleServices', { page: 1, pageSize: 100 }, staff);
  expect(total).toBe(rows.length);
  const ranks = rows.map(({ standing }) => ['overdue', 'soon', 'later', 'unknown'].indexOf(standing));
  expect(ranks).toEqual(ranks.toSorted((one_, other) => one_ - other));
  expect(rows.filter(({ standing }) => standing === 'soon')).toHaveLength(counts['soon']!);
  const found = await house.ask<{ rows: ServiceRow[] }>(
    'getVehicleServices',
    { search: rows[0]!.registrationNumber, standing: [rows[0]!.standing] },
    staff,
  );
  expect(found.rows.map(({ id }) => id)).toContain(rows[0]!.id);
});
