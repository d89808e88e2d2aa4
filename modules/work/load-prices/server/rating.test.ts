import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { fuelClauseOperations } from '#modules/prices/fuel-clauses/server/index.ts';
import { fuelPriceOperations } from '#modules/prices/fuel-prices/server/index.ts';
import { buildRate } from '#modules/prices/rates/server/index.ts';
import type { RateTrace } from '#modules/prices/rates/trace.ts';
import { buildShare } from '#modules/parties/suppliers/server/index.ts';
import { usualLoad } from '#modules/work/loads/server/index.ts';
import { standingPricesOf } from './rating.ts';
import { tollItem } from '#modules/work/loads/server/testing/toll-item.ts';
import { type LoadHouse, openLoadHouse, partition } from '#modules/work/loads/server/testing/load-house.ts';

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse(undefined, {
    implementations: [fuelClauseOperations, fuelPriceOperations],
    rights: ['postFuelClause', 'postFuelPrice'],
  });
});
afterAll(() => house.close());

interface Traced {
  readonly side: 'sell' | 'buy';
  readonly trace: RateTrace;
  readonly reason: string;
}
const traces = (id: string) => house.ask<Traced[]>('getLoadRateTrace', { id }, house.planner);
const rate = (fields: object) =>
  buildRate(house.app, partition, {
    customerId: house.customerId,
    method: 'perTon',
    rate: 385.5,
    validFrom: '2020-01-01',
    ...fields,
  } as never);
const unpriced = { charges: [], massKg: 27_340 };

/** Asks what is missing before the load is ready, as its form and its page do. */
const lacks = async (asked: object) =>
  (await house.ask<{ submit: { code: string }[] }>('getLoadReadiness', asked, house.planner)).submit.map(
    ({ code }) => code,
  );
function draft(detail: object = {}) {
  const { references, customerId, clock } = house;
  const times = { startsInHours: 4, hours: 10 };
  const { orderTypeId, equipmentTypeId, commodityTypeId, massKg, stops } = usualLoad(
    references,
    customerId,
    clock.now(),
    times,
    unpriced,
  );
  return { customerId, orderTypeId, equipmentTypeId, commodityTypeId, massKg, stops, hasMeasure: true, ...detail };
}

test('a load without a rate is refused at submit, and planned with a price once there is one', async () => {
  const load = await house.book(unpriced);
  expect(load.sell).toBe(0);
  expect(await house.change('submitLoad', load.id)).toMatchObject({ status: 422, code: 'rateMissing' });
  expect(await lacks({ id: load.id })).toEqual(['rateMissing']);
  expect(await lacks({ draft: draft() })).toEqual(['rateMissing']);
  await rate({ code: 'TON', freeStandingMinutes: 90, standingRate: 650 });
  // Said before it is written as writing says it: the rate prices it.
  expect(await lacks({ id: load.id })).toEqual([]);
  expect(await lacks({ draft: draft() })).toEqual([]);
  expect(await house.change('submitLoad', load.id)).toMatchObject({ result: { status: 'READY' } });
  expect(await house.read(load.id)).toMatchObject({
    sell: 10_539.57,
    charges: [{ side: 'sell', source: 'rate', quantity: 27.34, unit: 't', price: 385.5, net: 10_539.57 }],
  });
  // The credit bar counts what the rate says, with VAT, before it is written and when the planned load is opened again.
  const credit = async (asked: object) =>
    (await house.ask<{ credit: { thisLoad: number } }>('getLoadReadiness', { draft: asked }, house.planner)).credit;
  expect(await credit(draft())).toMatchObject({ thisLoad: 12_120.51 });
  expect(await credit({ ...draft(), id: load.id })).toMatchObject({ thisLoad: 12_120.51 });
  const [newest] = await traces(load.id);
  expect(newest).toMatchObject({
    side: 'sell',
    trace: {
      outcome: 'rate',
      code: 'TON',
      decidedBy: null,
      units: { stated: 27.34, billed: 27.34 },
      total: 10_539.57,
      candidates: [{ code: 'TON', party: 2, lane: 2, conditions: 0, priority: 50 }],
    },
  });
  expect(await standingPricesOf({ db: house.app.database.writer(partition), partition }, load.id)).toEqual({
    sell: { freeMinutes: 90, perHour: 65_000n },
    buy: null,
  });
});

test('until it is planned a change rates it again; a typed price goes before every rate', async () => {
  const load = await house.book(unpriced);
  expect(load.sell).toBe(10_539.57);
  const again = await house.book({ ...unpriced, massKg: 28_000 });
  expect(again.sell).toBe(10_794);
  const typed = await house.book({ massKg: 28_000, charges: [{ side: 'sell', description: 'Agreed', price: 9_000 }] });
  expect(typed).toMatchObject({ sell: 9_000, charges: [{ source: 'typed' }] });
});

test('what is typed into a load that a rate has priced is an extra on top of it', async () => {
  const { id, sell = 0 } = await house.book(unpriced);
  const toll = { side: 'sell', itemMasterId: await tollItem(house), price: 350 };
  const { orderTypeId, equipmentTypeId, commodityTypeId } = house.references;
  const { customerId } = house;
  const load = { customerId, orderTypeId, equipmentTypeId, commodityTypeId, massKg: 27_340, charges: [toll] };
  expect(await house.change('putLoad', id, load)).toMatchObject({ status: 200 });
  expect(await house.read(id)).toMatchObject({
    sell: sell + 350,
    charges: [{ source: 'rate' }, { source: 'added', description: 'Tolls' }].toSorted(),
  });
  // Another mass is another price by the rate: the extra leaves the price to it, in the new form as in this one.
  expect(await house.change('putLoad', id, { ...load, massKg: 28_000 })).toMatchObject({ status: 200 });
  expect(await house.read(id)).toMatchObject({ sell: 10_794 + 350 });
  expect(await house.book({ ...unpriced, massKg: 28_000, charges: [toll] })).toMatchObject({ sell: 10_794 + 350 });
  // The price itself takes the place of the rate, in this form as in the new one.
  const price = { side: 'sell', description: 'Agreed', price: 9_000 };
  expect(await house.change('putLoad', id, { ...load, charges: [price, toll] })).toMatchObject({ status: 200 });
  expect(await house.read(id)).toMatchObject({ sell: 9_350 });
});

test('the more specific rate wins, fuel is a charge of its own, and the trace says both', async () => {
  const price = { fuelType: 'diesel50', source: 'Notice' };
  await house.ask('postFuelPrice', { ...price, effectiveFrom: '2020-01-01', pricePerLitre: 23.1122 }, house.planner);
  const { id: fuelClauseId } = await house.ask<{ id: string }>(
    'postFuelClause',
    { code: 'FC-08', name: 'Diesel', basePrice: 21.3456, baseDate: '2020-01-01', weightPercent: 45 },
    house.planner,
  );
  const { commodityTypeId } = house.references;
  await rate({ code: 'GOODS', method: 'perLoad', rate: 18_250, commodityTypeIds: [commodityTypeId], fuelClauseId });
  const load = await house.book(unpriced);
  expect(load.charges).toMatchObject([
    { source: 'rate', net: 18_250, quantity: 1, unit: 'load' },
    { source: 'fuel', net: 679.68, quantity: 1 },
  ]);
  const [newest] = await traces(load.id);
  expect(newest!.trace).toMatchObject({
    code: 'GOODS',
    decidedBy: 'conditions',
    candidates: [
      { code: 'GOODS', conditions: 8 },
      { code: 'TON', conditions: 0 },
    ],
    fuel: { basePrice: 21.3456, price: 23.1122, percent: 3.7243, amount: 679.68 },
    total: 18_929.68,
  });
});

test('rates that nothing tells apart are refused with both codes', async () => {
  const { equipmentTypeId, commodityTypeId, orderTypeId } = house.references;
  const all = { commodityTypeIds: [commodityTypeId], equipmentTypeIds: [equipmentTypeId], orderTypeIds: [orderTypeId] };
  // Made the other way round than they are named.
  for (const code of ['TIE-B', 'TIE-A']) await rate({ code, priority: 99, ...all });
  const load = await house.book(unpriced);
  expect(await house.change('submitLoad', load.id)).toMatchObject({
    status: 422,
    code: 'rateAmbiguous',
    result: expect.stringMatching(/TIE-A, TIE-B/),
  });
  expect((await traces(load.id))[0]!.trace).toMatchObject({ outcome: 'rateAmbiguous', candidateCount: 4, total: 0 });
  await sql`update rate set status = 'SUPERSEDED' where code like 'TIE%'`.execute(house.app.database.writer(partition));
});

test('units that a load does not state are asked for on their field', async () => {
  await rate({
    code: 'KM',
    method: 'perKm',
    rate: 24.85,
    priority: 98,
    commodityTypeIds: [house.references.commodityTypeId],
  });
  const load = await house.book(unpriced);
  expect(await house.change('submitLoad', load.id)).toMatchObject({
    code: 'rateUnitsMissing',
    fields: { distanceKm: expect.any(String) },
  });
  expect(await lacks({ draft: draft() })).toEqual(['rateUnitsMissing']);
  expect(await lacks({ draft: draft({ distanceKm: 612 }) })).toEqual([]);
  const far = await house.book({ ...unpriced, distanceKm: 612 });
  expect(far.sell).toBe(15_208.2);
  await sql`update rate set status = 'SUPERSEDED' where code = 'KM'`.execute(house.app.database.writer(partition));
});

test('the supplier gets its rate, or its share of what the customer pays; an agreed amount goes before both', async () => {
  const db = house.app.database.writer(partition);
  const supplied = async (award: object = {}) => {
    const { id } = await house.book(unpriced);
    await house.change('submitLoad', id);
    expect(await house.change('awardLoad', id, { supplierId: house.supplierId, ...award })).toMatchObject({
      response: 'ok',
    });
    return house.read(id);
  };
  expect((await supplied()).buy).toBe(0);
  await buildShare(house.app, 'alpha', house.supplierId, 82.5);
  const shared = await supplied();
  expect(shared.buy).toBe(15_616.99);
  expect((await traces(shared.id)).find(({ side }) => side === 'buy')!.trace).toMatchObject({
    outcome: 'payable',
    payablePercent: 82.5,
  });
  // The share is of what the customer pays: of an override, and of a typed price for which there is no rate at all.
  const overridden = await house.book(unpriced);
  await house.change('submitLoad', overridden.id);
  await house.change('putLoadRate', overridden.id, { side: 'sell', amount: 50_000, reason: 'Agreed' });
  await house.change('awardLoad', overridden.id, { supplierId: house.supplierId });
  expect((await house.read(overridden.id)).buy).toBe(41_250);
  const typed = await house.bookTo(house.supplierId, {
    charges: [
      { side: 'sell', description: 'Agreed', price: 50_000.01 },
      { side: 'sell', itemMasterId: await tollItem(house), price: 1_000 },
    ],
  });
  expect(typed.buy).toBe(41_250.01);
  await rate({
    code: 'SHARE',
    side: 'buy',
    partyKind: 'general',
    customerId: '',
    method: 'percentOfSell',
    rate: 80,
    priority: 10,
  });
  expect(await house.change('postLoadRating', overridden.id)).toMatchObject({ response: 'ok' });
  expect((await house.read(overridden.id)).buy).toBe(40_000);
  await sql`update rate set status = 'SUPERSEDED' where code = 'SHARE'`.execute(db);
  await rate({
    code: 'BUY',
    side: 'buy',
    partyKind: 'supplier',
    customerId: '',
    supplierId: house.supplierId,
    rate: 318,
  });
  expect((await supplied()).buy).toBe(8_694.12);
  expect((await supplied({ buyAmount: 7_000 })).buy).toBe(7_000);
});

test('later it is rated again on request: the difference first, and never once it is invoiced', async () => {
  const { id } = await house.bookTo(null, unpriced);
  await rate({
    code: 'DEARER',
    method: 'perLoad',
    rate: 20_000,
    priority: 90,
    commodityTypeIds: [house.references.commodityTypeId],
  });
  expect(await house.ask('getLoadRateDifference', { id }, house.planner)).toMatchObject([
    { side: 'sell', before: 18_929.68, after: 20_000, leftOut: null },
  ]);
  expect((await house.read(id)).sell).toBe(18_929.68);
  expect(await house.change('postLoadRating', id)).toMatchObject({ response: 'ok' });
  expect((await house.read(id)).sell).toBe(20_000);
  const db = house.app.database.writer(partition);
  await sql`update load set customer_billing = 'INVOICED', supplier_billing = 'PAID' where id = ${id}`.execute(db);
  expect(await house.change('postLoadRating', id)).toMatchObject({ code: 'rateFixed' });
  expect(await house.change('putLoadRate', id, { side: 'sell', amount: 5, reason: 'x' })).toMatchObject({
    code: 'rateFixed',
  });
});

test('an amount in the place of a rate has its reason, and a margin below the floor needs a right of its own', async () => {
  const { id } = await house.bookTo(house.supplierId, unpriced);
  const change = (operation: string, amount: number, by = house.planner) =>
    house.change(operation, id, { side: 'sell', amount, reason: 'Agreed by phone.' }, by);
  expect(await change('putLoadRate', 8_800)).toMatchObject({
    status: 422,
    code: 'marginBelowFloor',
    fields: { amount: expect.stringMatching(/1.2%/) },
  });
  const clerk = await buildStaff(house.app, partition, ['getLoad', 'putLoadRate'], {
    companyId: house.planner.companyId,
  });
  expect(await change('putLoadRateBelowFloor', 8_800, clerk)).toMatchObject({ status: 403 });
  expect(await change('putLoadRateBelowFloor', 8_800)).toMatchObject({ response: 'ok' });
  expect(await house.read(id)).toMatchObject({ sell: 8_800 });
  expect((await traces(id))[0]).toMatchObject({
    reason: 'Agreed by phone.',
    trace: { outcome: 'typed', total: 8_800 },
  });
  expect(await house.ask('getLoadRateDifference', { id }, house.planner)).toMatchObject([
    { side: 'sell', leftOut: 'priceTyped' },
    { side: 'buy' },
  ]);
});

test('a supplier’s own user learns nothing of prices and their reasons', async () => {
  const { id } = await house.bookTo(house.supplierId, unpriced);
  const bound = await buildStaff(house.app, partition, ['getLoadRateTrace', 'getLoadRateDifference'], {
    companyId: house.planner.companyId,
    supplierId: house.supplierId,
  });
  expect(await house.call('getLoadRateTrace', { id }, bound)).toMatchObject({ status: 403 });
  expect(await house.call('getLoadRateDifference', { id }, bound)).toMatchObject({ status: 403 });
});
