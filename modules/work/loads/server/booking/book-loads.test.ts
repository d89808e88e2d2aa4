import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure } from '#platform/failure.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { statementsOf } from '#platform/server/testing/count-statements.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { loadChecked } from '#modules/work/loads/fields.ts';
import { bookLoads } from './book-loads.ts';
import { usualLoad } from '../builders.ts';
import type { Booking } from './new-load.ts';
import { allProviders, openLoadHouse, partition, type LoadHouse } from '../testing/load-house.ts';
import { loadRoomsWith } from '../testing/load-rooms.ts';

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
});
afterAll(() => house.close());

function booking(detail: object = {}, more: Partial<Booking> = {}): Booking {
  const times = { startsInHours: 4, hours: 10 };
  const usual = usualLoad(house.references, house.customerId, house.clock.now(), times, detail);
  return { input: loadChecked.parse(usual), ...more };
}

function book(bookings: readonly Booking[]) {
  const system = systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' });
  return inPartition(system, partition, (context) => bookLoads(context, loadRoomsWith(allProviders), bookings));
}

const codes = (booked: Awaited<ReturnType<typeof book>>) =>
  booked.map((each) => (each instanceof Failure ? each.code : each.status));

test('forty loads take as many statements as four', async () => {
  const many = (count: number) => Array.from({ length: count }, () => booking({}, { isReady: true }));
  await book(many(2));
  const few = await statementsOf(() => book(many(4)));
  expect((await statementsOf(() => book(many(40)))).toSorted()).toEqual(few.toSorted());
});

test('a load that is booked with others is that of its form', async () => {
  const [one] = await book([booking(), booking()]);
  const typed = await house.book();
  if (!one || one instanceof Failure) throw new Error('not booked');
  const plain = (load: typeof typed) => {
    const text = JSON.stringify(load, (name, value: unknown) =>
      ['id', 'loadNumber', 'createdBy', 'updatedBy', 'createdAt', 'updatedAt'].includes(name) ? undefined : value,
    );
    return JSON.parse(text.replaceAll(/"[0-9a-f-]{36}"/g, '"id"')) as unknown;
  };
  expect(plain(await house.read(one.id))).toEqual(plain(typed));
});

test('of several the refused say why, and the others are booked', async () => {
  const nobody = booking({ customerId: crypto.randomUUID() });
  const unpriced = booking({ charges: [] }, { isReady: true });
  const incomplete = booking({ massKg: null }, { isReady: true });
  const before = await house.ask<{ total: number }>('getLoads', {}, house.planner);
  expect(codes(await book([booking(), nobody, unpriced, incomplete, booking()]))).toEqual([
    'DRAFT',
    'invalidPayload',
    'rateMissing',
    'loadIncomplete',
    'DRAFT',
  ]);
  expect((await house.ask<{ total: number }>('getLoads', {}, house.planner)).total).toBe(before.total + 2);
});

test('what the credit does not reach for is held, and leaves room for a smaller one after it', async () => {
  const { companyId } = house.planner;
  const customerId = await buildCustomer(house.app, partition, {
    companyId,
    status: 'approve',
    credit: { limit: 30_000 },
  });
  await house.app.database
    .writer(partition)
    .updateTable('customer')
    .set({ standing: 'ACTIVE' })
    .where('id', '=', customerId)
    .execute();
  const priced = (price: number) => {
    const charges = [{ side: 'sell', description: 'Linehaul', quantity: 1, price }];
    return booking({ customerId, charges }, { isReady: true });
  };
  const booked = await book([priced(20_000), priced(9000), priced(5000)]);
  expect(booked.map((each) => !(each instanceof Failure) && each.holds)).toEqual([[], ['CREDIT'], []]);
});
