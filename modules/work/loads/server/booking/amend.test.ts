import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRate } from '#modules/prices/rates/server/index.ts';
import { type LoadHouse, openLoadHouse, partition } from '../testing/load-house.ts';

/** A change of a load takes back what was read, and leaves alone what it does not name (wire.md §5). */
let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
  await buildRate(house.app, partition, {
    code: 'TON',
    customerId: house.customerId,
    method: 'perTon',
    rate: 385.5,
    validFrom: '2020-01-01',
  } as never);
});
afterAll(() => house.close());

const put = (id: string, fields: object) => house.change('putLoad', id, fields);
const rated = { charges: [{ side: 'buy', description: 'Carrier', price: 8_000 }], massKg: 27_340 } as const;

test('only the fields that are named change: stops, goods and prices stay', async () => {
  const load = await house.book(rated);
  expect(await put(load.id, { instructions: 'Ring at the gate' })).toMatchObject({ response: 'ok' });
  const after = await house.read(load.id);
  expect(after).toMatchObject({ instructions: 'Ring at the gate', customerId: house.customerId, sell: load.sell });
  expect(after.stops).toEqual(load.stops);
  expect(after.charges).toMatchObject(load.charges.map(({ source, net }) => ({ source, net })));
});

test('charges of a rate come back as they were read, and are never typed ones', async () => {
  const load = await house.book(rated);
  expect(load.charges.map(({ source }) => source).toSorted()).toEqual(['rate', 'typed']);
  const dearer = load.charges.map((charge) => (charge.source === 'typed' ? { ...charge, price: 8_500 } : charge));
  expect(await put(load.id, { ...load, charges: dearer })).toMatchObject({ response: 'ok' });
  const after = await house.read(load.id);
  expect(after.charges).toHaveLength(2);
  expect(after).toMatchObject({ sell: load.sell, buy: 8_500 });
});

test('a charge of a rate is nobody’s to type over: the field is named, and nothing is written', async () => {
  const load = await house.book(rated);
  const place = load.charges.findIndex(({ source }) => source === 'rate');
  const charges = load.charges.map((charge) => (charge.source === 'rate' ? { ...charge, price: 1 } : charge));
  const answer = await put(load.id, { ...load, instructions: 'Cheaper', charges });
  expect(answer).toMatchObject({ status: 400, code: 'invalidPayload' });
  expect(Object.keys(answer.fields ?? {})).toEqual([`charges.${place}.price`]);
  expect(await house.read(load.id)).toEqual(load);
});

test('the direction that was read follows the stops again; another one needs a reason', async () => {
  const load = await house.book();
  expect(load).toMatchObject({ direction: 'domestic', directionReason: '' });
  const stops = load.stops.map((stop, place) =>
    place === 0 ? stop : { ...stop, stopLocationId: null, address: '1 Rua do Porto', stopCountry: 'Mozambique' },
  );
  expect(await put(load.id, { ...load, stops })).toMatchObject({ response: 'ok' });
  const abroad = await house.read(load.id);
  expect(abroad).toMatchObject({ direction: 'export', directionReason: '' });
  const typed = await put(load.id, { direction: 'transit' });
  expect(Object.keys(typed.fields ?? {})).toEqual(['directionReason']);
  expect(await put(load.id, { direction: 'transit', directionReason: 'Bonded' })).toMatchObject({ response: 'ok' });
  const unreasoned = await put(load.id, { directionReason: '' });
  expect(Object.keys(unreasoned.fields ?? {})).toEqual(['directionReason']);
});

test('lateness runs on between reading and changing, and refuses nothing', async () => {
  const load = await house.bookTo(house.supplierId);
  const before = house.clock.now();
  house.clock.set(new Date(before.getTime() + 8 * 3_600_000));
  const read = await house.read(load.id);
  expect(read.isLate).toBe(true);
  house.clock.set(new Date(before.getTime() + 9 * 3_600_000));
  const answer = await put(load.id, { ...read, instructions: 'Ring' });
  house.clock.set(before);
  expect(answer, JSON.stringify(answer)).toMatchObject({ response: 'ok' });
});

test('what was counted of the goods stays with its line, which is kept once', async () => {
  const load = await house.book();
  const line = { reference: 'P-1', quantityPlanned: 20, note: '' };
  const [first, ...others] = load.stops;
  await put(load.id, { stops: [{ ...first, goodsLines: [line] }, ...others] });
  const db = house.app.database.writer(partition);
  await sql`update goods_line set quantity_actual = 18, short_quantity = 2, damaged_quantity = 1
     where partition = ${partition} and load_id = ${load.id}`.execute(db);
  const counted = await house.read(load.id);
  const [goods] = counted.stops[0]!.goodsLines;
  expect(goods).toMatchObject({ quantityActual: 18 });
  const stops = counted.stops.map((stop, place) => (place === 0 ? { ...stop, goodsLines: [goods, goods] } : stop));
  const answer = await put(load.id, { ...counted, instructions: 'Count again', stops });
  expect(answer, JSON.stringify(answer)).toMatchObject({ response: 'ok' });
  const after = (await house.read(load.id)).stops[0]!.goodsLines;
  expect(after).toMatchObject([
    { id: goods!.id, quantityPlanned: 20, quantityActual: 18, shortQuantity: 2, damagedQuantity: 1 },
    { quantityPlanned: 20, quantityActual: null },
  ]);
});

test('stops and charges that are named twice are kept once and made once', async () => {
  const load = await house.book(rated);
  const [pickup, delivery] = load.stops;
  const typed = load.charges.filter(({ source }) => source === 'typed');
  const answer = await put(load.id, { ...load, stops: [pickup, delivery, delivery], charges: [...typed, ...typed] });
  expect(answer, JSON.stringify(answer)).toMatchObject({ response: 'ok' });
  const after = await house.read(load.id);
  expect(after.stops.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  expect(after.stops.slice(0, 2).map(({ id }) => id)).toEqual([pickup!.id, delivery!.id]);
  expect(after.buy).toBe(16_000);
});

test('a corrected event keeps the reason and the note that are not named', async () => {
  const load = await house.bookTo(house.supplierId);
  const told = await house.call(
    'postLoadEvent',
    { loadId: load.id, kind: 'note', occurredAt: house.clock.now().toISOString(), note: 'Gate is closed' },
    house.planner,
  );
  expect(told, JSON.stringify(told)).toMatchObject({ response: 'ok' });
  const { eventId } = told.result as { eventId: string };
  const earlier = new Date(house.clock.now().getTime() - 600_000).toISOString();
  const corrected = await house.call('putLoadEvent', { eventId, occurredAt: earlier }, house.planner);
  expect(corrected, JSON.stringify(corrected)).toMatchObject({ response: 'ok' });
  const { rows } = await house.ask<{ rows: { id: string; note: string; occurredAt: string }[] }>(
    'getLoadEvents',
    { loadId: load.id },
    house.planner,
  );
  const next = rows.find(({ id }) => id === (corrected.result as { eventId: string }).eventId);
  expect(next).toMatchObject({ note: 'Gate is closed', occurredAt: earlier });
});

test('everything that is wrong is named at once, at the place where the caller wrote it', async () => {
  const load = await house.book(rated);
  const place = load.charges.findIndex(({ source }) => source === 'rate');
  const toll = { side: 'buy', description: 'Toll', price: 350, itemMasterId: crypto.randomUUID() };
  const charges = [
    ...load.charges.map((charge) => (charge.source === 'rate' ? { ...charge, price: 1 } : charge)),
    toll,
  ];
  const answer = await put(load.id, { ...load, charges, direction: 'transit', packingTypeId: crypto.randomUUID() });
  expect(Object.keys(answer.fields ?? {}).toSorted()).toEqual(
    [`charges.${place}.price`, 'charges.2.itemMasterId', 'directionReason', 'packingTypeId'].toSorted(),
  );
  const mended = [...load.charges, { ...toll, itemMasterId: null }];
  expect(await put(load.id, { charges: mended })).toMatchObject({ response: 'ok' });
  expect(await house.read(load.id)).toMatchObject({ sell: load.sell, buy: 8_350 });
});
