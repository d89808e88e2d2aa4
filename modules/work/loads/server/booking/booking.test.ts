import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { everyLoadRight } from '#modules/work/loads/server/testing/load-rooms.ts';
import { usualLoad } from '../builders.ts';
import { type LoadHouse, openLoadHouse, partition } from '../testing/load-house.ts';

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
});
afterAll(() => house.close());

interface Readiness {
  readonly submit: readonly { field: string; code: string }[];
  readonly questions: readonly { field: string; code: string }[];
  readonly billing: readonly { code: string }[];
  readonly credit: { thisLoad: number; openLoads: number; left: number; willBeHeld: boolean } | null;
  readonly timeZone: string;
}
const usual = (detail: object = {}) =>
  usualLoad(house.references, house.customerId, house.clock.now(), { startsInHours: 4, hours: 10 }, detail);
const ready = (input: object) => house.ask<Readiness>('getLoadReadiness', input, house.planner);

describe('while it is typed', () => {
  test('nothing typed: all that is missing is named, and no credit is told', async () => {
    const answer = await ready({ draft: {} });
    expect(answer.credit).toBeNull();
    expect(answer.timeZone).toBe('Africa/Johannesburg');
    expect(answer.submit.map(({ field }) => field)).toEqual([
      'customerId',
      'orderTypeId',
      'equipmentTypeId',
      'commodityTypeId',
      'stops',
      'massKg',
    ]);
  });

  test('an end before its beginning is named; what hardly is meant is asked, and holds nothing up', async () => {
    const { customerId, orderTypeId, equipmentTypeId, commodityTypeId, stops } = usual();
    const [pickup, delivery] = stops!;
    const charges = [{ side: 'sell', quantity: 1, price: 10_000 }];
    const draft = {
      customerId,
      orderTypeId,
      equipmentTypeId,
      commodityTypeId,
      charges,
      hasMeasure: true,
      massKg: 28.5,
    };
    const day = 24 * 3_600_000;
    const moved = (stop: typeof pickup, by: number) => ({
      ...stop,
      windowStart: new Date(Date.parse(String(stop!.windowStart)) + by).toISOString(),
      windowEnd: new Date(Date.parse(String(stop!.windowEnd)) + by).toISOString(),
    });
    const past = await ready({ draft: { ...draft, stops: [moved(pickup, -4 * day), delivery] } });
    expect(past.submit).toEqual([]);
    expect(past.questions.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'stops.0.windowEnd pickupPast',
      'massKg massVeryLow',
    ]);
    const reversed = { ...delivery, windowEnd: delivery!.windowStart, windowStart: delivery!.windowEnd };
    const { submit } = await ready({ draft: { ...draft, stops: [pickup, reversed] } });
    expect(submit.map(({ field, code }) => `${field} ${code}`)).toEqual(['stops.1.windowEnd rangeReversed']);
  });

  test('the credit bar counts this load with VAT, and a load that is changed only once', async () => {
    const { customerId, orderTypeId, equipmentTypeId, commodityTypeId, stops, loadValue } = usual();
    const draft = {
      customerId,
      orderTypeId,
      equipmentTypeId,
      commodityTypeId,
      loadValue,
      stops,
      hasMeasure: true,
      charges: [{ side: 'sell', quantity: 1, price: 10_000 }],
    };
    const first = await ready({ draft });
    expect(first.submit).toEqual([]);
    expect(first.credit).toMatchObject({ thisLoad: 11_500, openLoads: 0, left: 988_500, willBeHeld: false });
    const { id } = await house.book();
    await house.change('submitLoad', id);
    expect((await ready({ draft })).credit).toMatchObject({ openLoads: 11_500, left: 977_000 });
    expect((await ready({ draft: { ...draft, id } })).credit).toMatchObject({ openLoads: 0, left: 988_500 });
    expect((await ready({ id })).credit).toMatchObject({ openLoads: 0, thisLoad: 11_500 });
    const dear = { ...draft, charges: [{ side: 'sell', quantity: 1, price: 900_000 }] };
    expect((await ready({ draft: dear })).credit).toMatchObject({ left: -46_500, willBeHeld: true });
    await house.change('cancelLoad', id, { reason: 'A test.' });
  });

  test('carriers are judged by what is typed: goods that are worth more than the cover', async () => {
    const { customerId, equipmentTypeId, commodityTypeId, stops } = usual();
    const draft = { customerId, equipmentTypeId, commodityTypeId, stops };
    const judged = async (loadValue: number) => {
      const { suppliers } = await house.ask<{ suppliers: { isEligible: boolean; findings: { code: string }[] }[] }>(
        'getLoadEligibility',
        { draft: { ...draft, loadValue } },
        house.planner,
      );
      return suppliers[0]!;
    };
    expect(await judged(250_000)).toMatchObject({ isEligible: true });
    expect(await judged(6_000_000)).toMatchObject({
      isEligible: false,
      findings: expect.arrayContaining([expect.objectContaining({ code: 'coverTooLow' })]),
    });
  });
});

describe('booked in one step', () => {
  test('it is ready at once', async () => {
    const booked = await house.call('postLoad', { ...usual(), submit: true }, house.planner);
    expect(booked).toMatchObject({ response: 'ok', result: { status: 'READY' } });
  });

  test('what is refused leaves nothing behind, and names every gap', async () => {
    const before = await house.ask<{ total: number }>('getLoads', {}, house.planner);
    const answer = await house.call('postLoad', { ...usual({ stops: [], massKg: null }), submit: true }, house.planner);
    expect(answer).toMatchObject({ status: 400, code: 'loadIncomplete' });
    expect(Object.keys(answer.fields ?? {}).toSorted()).toEqual(['massKg', 'stops']);
    expect(await house.ask('getLoads', {}, house.planner)).toMatchObject({ total: before.total });
  });

  test('a draft is changed and submitted in one step', async () => {
    const { id, lockId } = await house.book();
    const payload = { id, ...usual({ instructions: 'Ring the bell.' }), submit: true };
    expect(await house.call('putLoad', payload, { ...house.planner, lockId })).toMatchObject({
      response: 'ok',
      result: { status: 'READY' },
    });
    expect(await house.read(id)).toMatchObject({ instructions: 'Ring the bell.' });
  });

  test('who may only write drafts does not submit by the way', async () => {
    const clerk = await buildStaff(
      house.app,
      partition,
      everyLoadRight.filter((right) => right !== 'submitLoad'),
    );
    expect(await house.call('postLoad', { ...usual(), submit: true }, clerk)).toMatchObject({ code: 'forbidden' });
    expect(await house.call('postLoad', usual(), clerk)).toMatchObject({ response: 'ok' });
  });
});

test('before an invoice: delivery, proof and price are missing', async () => {
  const { id } = await house.book({ charges: [] });
  expect((await ready({ id })).billing.map(({ code }) => code)).toEqual(['loadNotDelivered', 'rateMissing']);
});
