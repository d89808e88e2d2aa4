import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { everyLoadRight } from '#modules/work/loads/server/testing/load-rooms.ts';
import type { LoadRecord } from '../records.ts';
import { type LoadHouse, openLoadHouse, partition } from './testing/load-house.ts';

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
});
afterAll(() => house.close());

const minutesFromNow = (minutes: number) => new Date(house.clock.now().getTime() + minutes * 60_000).toISOString();
const tell = (load: LoadRecord, kind: string, place: number, more: object = {}) =>
  house.call(
    'postLoadEvent',
    { loadId: load.id, stopId: load.stops[place]!.id, kind, occurredAt: minutesFromNow(0), ...more },
    house.planner,
  );
let plates = 0;
async function onTheRoad(detail: object = {}): Promise<LoadRecord> {
  plates += 1;
  const load = await house.bookTo(house.supplierId, detail);
  const resources = { vehicleId: await house.vehicle(`RD${plates}GP`), driverId: await house.driver(`RD${plates}`) };
  expect(await house.change('assignLoad', load.id, resources)).toMatchObject({ response: 'ok' });
  expect(await house.change('dispatchLoad', load.id)).toMatchObject({
    response: 'ok',
    result: { status: 'DISPATCHED' },
  });
  return house.read(load.id);
}

describe('booking', () => {
  test('a draft has a number of its order type, its margin, and where it goes', async () => {
    const load = await house.book();
    expect(load).toMatchObject({
      status: 'DRAFT',
      loadNumber: expect.stringMatching(/^L\d{6}$/),
      sell: 10_000,
      buy: 8_000,
      margin: 2_000,
      marginPercent: 20,
      origin: 'Johannesburg',
      destination: 'Durban',
      direction: 'domestic',
      stopCount: 2,
    });
  });

  test('a load for which nothing is agreed with a carrier has no margin yet, and not one of 100 %', async () => {
    const charges = [{ side: 'sell', description: 'Linehaul', quantity: 1, unit: 'load', price: 10_000 }];
    expect(await house.book({ charges })).toMatchObject({ sell: 10_000, buy: 0, margin: null, marginPercent: null });
  });

  test('every invalid field is named at once, and nothing is written', async () => {
    const before = await house.ask<{ total: number }>('getLoads', {}, house.planner);
    const answer = await house.call(
      'postLoad',
      {
        orderTypeId: '',
        customerId: crypto.randomUUID(),
        equipmentTypeId: house.references.equipmentTypeId,
        commodityTypeId: house.references.commodityTypeId,
        loadValue: 1.005,
        massKg: 12.34,
        stops: [{ type: 'pickup', windowStart: '20260-01-01T00:00:00Z' }],
      },
      house.planner,
    );
    expect(answer).toMatchObject({ status: 400, code: 'invalidPayload' });
    expect(Object.keys(answer.fields ?? {}).toSorted()).toEqual([
      'loadValue',
      'massKg',
      'orderTypeId',
      'stops.0.windowStart',
    ]);
    const unknown = await house.call(
      'postLoad',
      {
        orderTypeId: house.references.orderTypeId,
        customerId: crypto.randomUUID(),
        equipmentTypeId: crypto.randomUUID(),
        commodityTypeId: house.references.commodityTypeId,
        stops: [{ type: 'pickup', stopLocationId: crypto.randomUUID() }],
      },
      house.planner,
    );
    expect(Object.keys(unknown.fields ?? {}).toSorted()).toEqual([
      'customerId',
      'equipmentTypeId',
      'stops.0.stopLocationId',
    ]);
    expect(await house.ask('getLoads', {}, house.planner)).toMatchObject({ total: before.total });
  });

  test('a draft that is not complete is not submitted, and each gap is named', async () => {
    const { id } = await house.book({ stops: [{ type: 'delivery', stopCountry: 'South Africa' }], massKg: null });
    const answer = await house.change('submitLoad', id);
    expect(answer).toMatchObject({ status: 400, code: 'loadIncomplete' });
    expect(Object.keys(answer.fields ?? {})).toEqual(
      expect.arrayContaining(['stops', 'stops.0.type', 'stops.0.stopLocationId', 'stops.0.windowStart', 'massKg']),
    );
  });

  test('without a price it is submitted only by those who may', async () => {
    const { id } = await house.book({ charges: [] });
    expect(await house.change('submitLoad', id)).toMatchObject({ status: 422, code: 'rateMissing' });
    expect(await house.change('submitUnratedLoad', id, { reason: 'Rate follows' })).toMatchObject({
      result: { status: 'READY' },
    });
  });

  test('a stale version is refused with who changed it and the record as it is', async () => {
    const { id, lockId } = await house.book();
    await house.change('submitLoad', id);
    const answer = await house.call('cancelLoad', { id, reason: 'x' }, { ...house.planner, lockId });
    expect(answer).toMatchObject({
      status: 409,
      code: 'changedByOther',
      details: { by: 'Sipho Dlamini', record: { status: 'READY' } },
    });
  });

  test('a copy moves the windows and forgets who carried it', async () => {
    const load = await onTheRoad();
    expect(load.orderNumbers).not.toEqual([]);
    const { id } = await house.ask<{ id: string }>('postLoadCopy', { id: load.id, daysLater: 7 }, house.planner);
    const copy = await house.read(id);
    expect(copy).toMatchObject({
      status: 'DRAFT',
      supplierId: null,
      vehicleId: null,
      sell: 10_000,
      stopCount: 2,
      orderNumbers: [],
    });
    expect(new Date(copy.loadAt).getTime() - new Date(load.loadAt).getTime()).toBe(7 * 86_400_000);
  });
});

describe('on the way', () => {
  test('from draft to closed file', async () => {
    const load = await onTheRoad();
    expect(await house.change('deliverLoad', load.id)).toMatchObject({ status: 422, code: 'stopsOpen' });
    for (const kind of ['arrived', 'workStarted', 'workEnded', 'departed'])
      expect(await tell(load, kind, 0), kind).toMatchObject({ response: 'ok' });
    expect(await house.read(load.id)).toMatchObject({
      status: 'IN_TRANSIT',
      nextStop: 'Durban',
      stops: [{ status: 'DEPARTED' }, { status: 'EN_ROUTE' }],
    });
    await tell(load, 'arrived', 1);
    await tell(load, 'workEnded', 1, { signatoryName: 'N. Mkhize' });
    // Nothing is left to do: the load is delivered by itself, as where a phone says so.
    expect(await house.read(load.id)).toMatchObject({
      status: 'DELIVERED',
      podStatus: 'AWAITED',
      supplierBilling: 'EXPECTED',
      stops: [{}, { signatoryName: 'N. Mkhize' }],
    });
    expect(await house.change('closeLoad', load.id)).toMatchObject({ status: 422, code: 'podMissing' });
    expect(await house.change('undeliverLoad', load.id, { reason: 'Wrong stop' })).toMatchObject({
      result: { status: 'IN_TRANSIT' },
    });
    const history = await house.ask<{ event: string }[]>('getLoadHistory', { id: load.id }, house.planner);
    expect(history.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['created', 'submitted', 'awarded', 'assigned', 'dispatched', 'delivered', 'undelivered']),
    );
  });

  test('late means more than fifteen minutes, and asks for its reason at once', async () => {
    const load = await onTheRoad();
    const end = new Date(load.stops[0]!.windowEnd!).getTime();
    house.clock.set(new Date(end + 42 * 60_000 + 59_000));
    expect(await tell(load, 'arrived', 0)).toMatchObject({
      status: 400,
      fields: { reasonCode: expect.stringMatching(/required/) },
    });
    expect(await tell(load, 'arrived', 0, { reasonCode: 'congestion' })).toMatchObject({
      fields: { reasonCode: expect.stringMatching(/does not fit/) },
    });
    expect(await tell(load, 'arrived', 0, { reasonCode: 'transitDelay' })).toMatchObject({ response: 'ok' });
    expect(await house.read(load.id)).toMatchObject({
      isLate: true,
      lateMinutes: 42,
      stops: [{ minutesLate: 42, arrivalReason: 'transitDelay' }, {}],
    });
    const { rows } = await house.ask<{ rows: { id: string }[] }>('getLoads', { chip: 'late' }, house.planner);
    expect(rows.map(({ id }) => id)).toContain(load.id);
  });

  test('times that cannot be are refused; corrections supersede and keep what was', async () => {
    const load = await onTheRoad();
    expect(await tell(load, 'arrived', 0, { occurredAt: minutesFromNow(6) })).toMatchObject({
      fields: { occurredAt: expect.stringMatching(/in the future/) },
    });
    expect(await tell(load, 'workStarted', 0)).toMatchObject({ status: 422, code: 'eventNotNext' });
    const first = await tell(load, 'arrived', 0);
    expect(await tell(load, 'departed', 0, { occurredAt: minutesFromNow(-10) })).toMatchObject({
      fields: { occurredAt: expect.stringMatching(/before it arrives/) },
    });
    const { eventId } = first.result as { eventId: string };
    const earlier = minutesFromNow(-30);
    const correction = { eventId, occurredAt: earlier, note: 'Gate book' };
    expect(await house.call('putLoadEvent', correction, house.planner)).toMatchObject({ response: 'ok' });
    expect(await house.call('putLoadEvent', correction, house.planner)).toMatchObject({
      status: 409,
      code: 'eventSuperseded',
    });
    expect(await house.read(load.id)).toMatchObject({ stops: [{ arrivedAt: earlier }, {}] });
    const events = await house.ask<{ rows: { id: string; supersededById: string | null }[] }>(
      'getLoadEvents',
      { loadId: load.id, kind: ['arrived'] },
      house.planner,
    );
    expect(events.rows).toHaveLength(2);
    expect(events.rows.find(({ id }) => id === eventId)?.supersededById).not.toBeNull();
    house.clock.set(new Date(house.clock.now().getTime() + 49 * 3_600_000));
    const late = { ...correction, eventId: events.rows.find(({ id }) => id !== eventId)!.id };
    expect(await house.call('putLoadEvent', late, house.planner)).toMatchObject({
      status: 422,
      code: 'correctionTooLate',
    });
    expect(await house.call('correctLoadEvent', late, house.planner)).toMatchObject({ response: 'ok' });
  });

  test('a device may send twice, late and in any order', async () => {
    const load = await onTheRoad();
    const sent = { sourceDevice: 'phone-1', sourceEventId: 'e-1', capturedAt: minutesFromNow(30) };
    const first = await tell(load, 'arrived', 0, sent);
    expect(first).toMatchObject({ response: 'ok', result: { isKnown: false, flags: ['clockSkewMinutes'] } });
    expect(await tell(load, 'arrived', 0, sent)).toMatchObject({
      result: { isKnown: true, eventId: (first.result as { eventId: string }).eventId },
    });
    const { total } = await house.ask<{ total: number }>(
      'getLoadEvents',
      { loadId: load.id, kind: ['arrived'] },
      house.planner,
    );
    expect(total).toBe(1);
  });

  test('holds stop a dispatch until they are released', async () => {
    const load = await house.bookTo(house.supplierId);
    await house.change('assignLoad', load.id, {
      vehicleId: await house.vehicle('HOLD1GP'),
      driverId: await house.driver('HOLD1'),
    });
    await house.change('postLoadHold', load.id, { type: 'SAFETY', reason: 'Tyre' });
    expect(await house.change('dispatchLoad', load.id)).toMatchObject({
      status: 422,
      code: 'loadHeld',
      details: { type: 'SAFETY' },
    });
    const [hold] = (await house.read(load.id)).holdRecords;
    await house.change('releaseLoadHold', load.id, { holdId: hold!.id, reason: 'New tyre' });
    expect(await house.change('dispatchLoad', load.id)).toMatchObject({ result: { status: 'DISPATCHED' } });
  });

  test('bounce, cancel and restore free what was reserved, and take it back', async () => {
    const vehicleId = await house.vehicle('FREE1GP');
    const driverId = await house.driver('FREE1');
    const load = await house.bookTo(house.supplierId);
    await house.change('assignLoad', load.id, { vehicleId, driverId });
    await house.change('cancelLoad', load.id, { reason: 'Customer' });
    const other = await house.bookTo(house.supplierId);
    expect(await house.change('assignLoad', other.id, { vehicleId, driverId })).toMatchObject({ response: 'ok' });
    // Somebody else has the vehicle by now.
    expect(await house.change('restoreLoad', load.id)).toMatchObject({ result: { status: 'READY' } });
    await house.change('bounceLoad', other.id, { reason: 'Breakdown' });
    expect(await house.read(other.id)).toMatchObject({ status: 'READY', supplierId: null, vehicleId: null });
    const third = await house.bookTo(house.supplierId);
    await house.change('assignLoad', third.id, { vehicleId, driverId });
    await house.change('cancelLoad', third.id, { reason: 'Customer' });
    expect(await house.change('restoreLoad', third.id)).toMatchObject({ result: { status: 'ASSIGNED' } });
    await house.change('cancelLoad', third.id, { reason: 'Customer' });
    house.clock.set(new Date(house.clock.now().getTime() + 26 * 3_600_000));
    expect(await house.change('restoreLoad', third.id)).toMatchObject({ status: 422, code: 'restoreTooLate' });
  });
});

test('fifty assignments of one vehicle at once: one holds, the others learn who has it', async () => {
  const vehicleId = await house.vehicle('ONCE1GP');
  const loads: LoadRecord[] = [];
  for (let place = 0; place < 10; place++) loads.push(await house.bookTo(house.supplierId));
  const drivers = await Promise.all(loads.map((_, place) => house.driver(`ONCE${place}`)));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, place) => {
      const load = loads[place % loads.length]!;
      const payload = { id: load.id, vehicleId, driverId: drivers[place % loads.length] };
      return house.call('assignLoad', payload, { ...house.planner, lockId: load.lockId });
    }),
  );
  const held = answers.filter(({ response }) => response === 'ok');
  expect(held).toHaveLength(1);
  const taken = answers.filter(({ code }) => code === 'resourceTaken');
  expect(taken.length).toBeGreaterThan(0);
  expect(
    answers.every(({ response, code }) => response === 'ok' || code === 'resourceTaken' || code === 'changedByOther'),
  ).toBe(true);
  expect(taken[0]).toMatchObject({
    status: 409,
    details: { resource: 'ONCE1GP', loadNumber: expect.stringMatching(/^L/), by: 'Sipho Dlamini' },
  });
});

test('an assignment that names nothing is told of vehicle, driver and trailers at once', async () => {
  const load = await house.bookTo(house.supplierId);
  const trailers = (count: number) =>
    sql`update equipment_type set trailer_count = ${count} where id = ${house.references.equipmentTypeId}`.execute(
      house.app.database.writer(partition),
    );
  await trailers(2);
  try {
    const { status, code, fields } = await house.change('assignLoad', load.id);
    expect({ status, code, fields }).toEqual({
      status: 400,
      code: 'invalidPayload',
      fields: {
        vehicleId: 'This field is required.',
        driverId: 'This field is required.',
        trailer1Id: 'This field is required.',
        trailer2Id: 'This field is required.',
      },
    });
  } finally {
    await trailers(0);
  }
  expect(await house.read(load.id)).toMatchObject({ status: 'BOOKED', vehicleId: null });
});

test('a second driver is reserved too, and nobody drives twice', async () => {
  const load = await house.bookTo(house.supplierId);
  const [vehicleId, driverId, coDriverId] = [
    await house.vehicle('TWO1GP'),
    await house.driver('TWO1'),
    await house.driver('TWO2'),
  ];
  const crew = { vehicleId, driverId, coDriverId };
  expect(await house.change('assignLoad', load.id, { ...crew, coDriverId: driverId })).toMatchObject({
    status: 400,
    fields: { coDriverId: expect.any(String) },
  });
  expect(await house.change('assignLoad', load.id, crew)).toMatchObject({ result: { status: 'ASSIGNED' } });
  expect(await house.read(load.id)).toMatchObject({ coDriverId, coDriverName: expect.stringContaining('TWO2') });
  const other = await house.bookTo(house.supplierId);
  expect(
    await house.change('assignLoad', other.id, { vehicleId: await house.vehicle('TWO2GP'), driverId: coDriverId }),
  ).toMatchObject({ status: 409, code: 'resourceTaken' });
});

test('a shunter works for several loads at a time, and somebody says why', async () => {
  const vehicleId = await house.vehicle('SHUNT1GP');
  const [one, other] = [await house.bookTo(house.supplierId), await house.bookTo(house.supplierId)];
  const shared = { vehicleId, driverId: await house.driver('SHUNT1'), isShared: true };
  expect(await house.change('assignLoad', one.id, shared)).toMatchObject({
    status: 400,
    fields: { sharedReason: expect.any(String) },
  });
  for (const { id } of [one, other])
    expect(await house.change('assignLoad', id, { ...shared, sharedReason: 'Yard to quay' })).toMatchObject({
      result: { status: 'ASSIGNED' },
    });
});

test('what the customer reads is said by the company: a carrier’s own user releases nothing to it', async () => {
  const load = await house.bookTo(house.supplierId);
  const carrier = await buildStaff(house.app, partition, everyLoadRight, {
    companyId: house.planner.companyId,
    supplierId: house.supplierId,
  });
  const note = { loadId: load.id, kind: 'note', occurredAt: house.clock.now().toISOString(), customerVisible: true };
  await house.ask('postLoadEvent', { ...note, note: 'Broke down' }, carrier);
  await house.ask('postLoadEvent', { ...note, note: 'Roadworks' }, house.planner);
  const { rows } = await house.ask<{ rows: readonly { note: string; customerVisible: boolean }[] }>(
    'getLoadEvents',
    { loadId: load.id, pageSize: 50 },
    house.planner,
  );
  expect(rows.filter(({ note: said }) => said !== '').map((each) => [each.note, each.customerVisible])).toEqual(
    expect.arrayContaining([
      ['Broke down', false],
      ['Roadworks', true],
    ]),
  );
});

test('a supplier sees its own loads, without customer, prices and margin', async () => {
  const load = await house.bookTo(house.supplierId);
  await house.bookTo(null);
  const carrier = await buildStaff(house.app, partition, everyLoadRight, {
    companyId: house.planner.companyId,
    supplierId: house.supplierId,
  });
  const { rows } = await house.ask<{ rows: object[] }>('getLoads', { pageSize: 1000 }, carrier);
  expect(rows.length).toBeGreaterThan(0);
  const record = await house.ask<object>('getLoad', { id: load.id }, carrier);
  for (const each of [...rows, record]) {
    expect(each).toMatchObject({ supplierId: house.supplierId, buy: expect.any(Number) });
    for (const field of [
      'sell',
      'margin',
      'marginPercent',
      'customerId',
      'customerName',
      'billToPartyId',
      'billToName',
      'customerBilling',
      'internalNotes',
    ])
      expect(each).not.toHaveProperty(field);
  }
  expect(JSON.stringify(record)).not.toContain('"side":"sell"');
  expect(await house.call('getLoadHistory', { id: load.id }, carrier)).toMatchObject({ status: 403 });
  expect(
    await house.call('cancelLoad', { id: load.id, reason: 'x' }, { ...carrier, lockId: load.lockId }),
  ).toMatchObject({ status: 403 });
});
