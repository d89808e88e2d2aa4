import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import type { LoadRecord } from '#modules/work/loads/records.ts';
import { standingNeed } from '#modules/work/road/server/index.ts';
import { type LoadHouse, openLoadHouse, partition } from '#modules/work/loads/server/testing/load-house.ts';
import { tollItem } from '#modules/work/loads/server/testing/toll-item.ts';

let house: LoadHouse;
let toll: string;
beforeAll(async () => {
  house = await openLoadHouse(undefined, { needs: [standingNeed] });
  toll = await tollItem(house);
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);
const hour = 3_600_000;

type Charge = LoadRecord['charges'][number];

/** The load as it was read, with other charges. */
async function put(
  id: string,
  charges: readonly object[] | ((read: readonly Charge[]) => readonly object[]),
  more = {},
) {
  const read = await house.read(id);
  const { orderTypeId, equipmentTypeId, commodityTypeId, massKg, customerId, orderNumbers, loadValue } = read;
  return house.change('putLoad', id, {
    orderTypeId,
    equipmentTypeId,
    commodityTypeId,
    massKg,
    customerId,
    orderNumbers,
    loadValue,
    stops: read.stops.map(({ id: stopId, type, stopLocationId, windowStart, windowEnd }) => ({
      id: stopId,
      type,
      stopLocationId,
      windowStart,
      windowEnd,
    })),
    charges: typeof charges === 'function' ? charges(read.charges) : charges,
    ...more,
  });
}
const billed = (id: string, columns: Readonly<Record<string, string>>) =>
  sql`update load set ${sql.join(Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
       where id = ${id}`.execute(db());

/** Delivered by its stops: gone from the last one so many hours ago, after it stood there for so many minutes. */
async function delivered(carrier: string | null, { hoursAgo = 20, stood = 30, detail = {} } = {}): Promise<string> {
  const load = await house.bookTo(carrier, detail);
  const now = house.clock.now().getTime();
  await house.change('assignLoad', load.id, {
    vehicleId: await house.vehicle(`D${load.loadNumber}`, carrier),
    driverId: await house.driver(`D${load.loadNumber}`, carrier),
  });
  await house.change('dispatchLoad', load.id);
  const leave = now - hoursAgo * hour;
  const [pickup, delivery] = load.stops;
  await sql`update stop set window_start = null, window_end = null where load_id = ${load.id}`.execute(db());
  for (const [stopId, kind, at] of [
    [pickup!.id, 'arrived', leave - 10 * hour],
    [pickup!.id, 'departed', leave - 9 * hour],
    [delivery!.id, 'arrived', leave - stood * 60_000],
    [delivery!.id, 'departed', leave],
  ] as const)
    await house.ask(
      'postLoadEvent',
      { loadId: load.id, stopId, kind, occurredAt: new Date(at).toISOString() },
      house.planner,
    );
  // Nothing is left to do, so the desk’s last event delivers it.
  expect(await house.read(load.id)).toMatchObject({ status: 'DELIVERED' });
  return load.id;
}

test('whoever does not carry a load any more is owed nothing, and one amount is agreed with the next', async () => {
  const { id } = await house.bookTo(house.supplierId);
  expect(await house.read(id)).toMatchObject({ buy: 8_000 });
  await house.change('bounceLoad', id, { reason: 'Breakdown' });
  expect(await house.read(id)).toMatchObject({ status: 'READY', buy: 0, sell: 10_000, supplierId: null });
  await house.change('awardLoad', id, { supplierId: house.supplierId, buyAmount: 5_000 });
  const agreed = await house.read(id);
  expect(agreed).toMatchObject({ buy: 5_000 });
  expect(agreed.charges.filter(({ side }) => side === 'buy')).toMatchObject([{ source: 'typed', net: 5_000 }]);
  // To the own fleet nothing is paid at all.
  await house.change('bounceLoad', id, { reason: 'Breakdown' });
  await house.change('awardLoad', id, { supplierId: null });
  expect(await house.read(id)).toMatchObject({ buy: 0, isOwnFleet: true });
});

test('the price of a load that is given away is overridden with a reason; extras still come and go, with their ids', async () => {
  const { id } = await house.bookTo(house.supplierId);
  const extra = (price: number) => ({ side: 'sell', itemMasterId: toll, price });
  const [sell, buy] = [
    (await house.read(id)).charges.find(({ side }) => side === 'sell')!,
    (await house.read(id)).charges.find(({ side }) => side === 'buy')!,
  ];
  for (const charges of [
    [{ ...sell, price: 100 }, buy],
    [sell, { ...buy, price: 9_000 }],
    [sell],
    [sell, buy, { side: 'sell', description: 'Discount', price: -9_900 }],
    [],
  ])
    expect(await put(id, charges)).toMatchObject({ status: 400, fields: { charges: expect.any(String) } });
  // A discount is no extra, and a supplier's extra does not eat up the margin.
  expect(await put(id, [sell, buy, extra(-1)])).toMatchObject({ status: 400, fields: { charges: expect.any(String) } });
  const forBuy = (price: number) => [sell, buy, { side: 'buy', itemMasterId: toll, price }];
  expect(await put(id, forBuy(1_510))).toMatchObject({ status: 422, code: 'marginBelowFloor' });
  expect(await house.read(id)).toMatchObject({ sell: 10_000, buy: 8_000 });
  // 9 500 of 10 000 leaves exactly the floor of five per cent.
  expect(await put(id, forBuy(1_500))).toMatchObject({ status: 200 });
  expect(await put(id, [sell, buy, extra(350)])).toMatchObject({ status: 200 });
  const priced = await house.read(id);
  expect(priced).toMatchObject({ sell: 10_350, buy: 8_000 });
  const idsOf = ({ charges }: LoadRecord) => charges.map((charge) => charge.id).toSorted();
  expect(idsOf(priced)).toEqual(expect.arrayContaining([sell.id, buy.id]));
  // Saved again as it was read: the same charges, not new ones that say the same.
  expect(await put(id, (read) => read)).toMatchObject({ status: 200 });
  expect(idsOf(await house.read(id))).toEqual(idsOf(priced));
});

test.each(['IN_REVIEW', 'INVOICED', 'PART_CREDITED', 'CREDITED'] as const)(
  'what an invoice says of a load stays while its customer side is %s, whoever writes',
  async (customer_billing) => {
    const id = await delivered(house.supplierId);
    await billed(id, { customer_billing });
    const { charges } = await house.read(id);
    const refused = await put(id, [...charges, { side: 'sell', itemMasterId: toll, price: 350 }]);
    expect(refused).toMatchObject({ status: 422, code: 'rateFixed' });
    const other = await put(id, charges, { orderNumbers: [{ kind: 'customerOrder', number: 'PO-1' }] });
    expect(other).toMatchObject({ status: 400, fields: { orderNumbers: expect.any(String) } });
    expect(await house.change('undeliverLoad', id, { reason: 'Wrong stop' })).toMatchObject({ code: 'alreadyBilled' });
    const writing = [
      sql`insert into load_charge (partition, load_id, side, line_number, description, quantity, price, net, profit_centre_id)
          select partition, load_id, side, 9, 'Late', 1, 1, 100, profit_centre_id from load_charge
           where load_id = ${id} and side = 'sell' limit 1`,
      sql`update load_charge set net = net + 1 where load_id = ${id} and side = 'sell'`,
      sql`delete from load_charge where load_id = ${id} and side = 'sell'`,
      sql`update load set sell_net = sell_net + 1 where id = ${id}`,
      sql`update load set order_numbers = '[]' where id = ${id}`,
    ];
    for (const statement of writing) await expect(statement.execute(db())).rejects.toThrow(/stay|keeps/);
    // The other side is not billed: an extra of the supplier may still come.
    const paid = await put(id, [...charges, { side: 'buy', itemMasterId: toll, price: 350 }]);
    expect(paid).toMatchObject({ status: 200 });
  },
);

test('a supplier side that was received keeps its charges', async () => {
  const id = await delivered(house.supplierId);
  await billed(id, { supplier_billing: 'RECEIVED' });
  const { charges } = await house.read(id);
  const refused = await put(id, [...charges, { side: 'buy', itemMasterId: toll, price: 350 }]);
  expect(refused).toMatchObject({ status: 422, code: 'rateFixed' });
  await expect(sql`delete from load_charge where load_id = ${id} and side = 'buy'`.execute(db())).rejects.toThrow(
    /stay/,
  );
});

test('a load without a price is not closed; free of charge is a decision with a reason', async () => {
  const id = await delivered(null, { detail: { charges: [{ side: 'sell', description: 'Linehaul', price: 0.01 }] } });
  await billed(id, { pod_status: 'WAIVED' });
  await sql`delete from load_charge where load_id = ${id}`.execute(db());
  await sql`update load set sell_net = 0, sell_gross = 0 where id = ${id}`.execute(db());
  expect(await house.change('closeLoad', id)).toMatchObject({ status: 422, code: 'billingOpen' });
  const free = { side: 'sell', amount: 0, reason: 'Returned for the customer' };
  expect(await house.change('putLoadRateBelowFloor', id, free)).toMatchObject({ status: 200 });
  expect(await house.read(id)).toMatchObject({ sell: 0, sellIsFree: true, charges: [{ source: 'free', net: 0 }] });
  expect(await house.change('closeLoad', id)).toMatchObject({ result: { status: 'CLOSED' } });
});

test('what a supplier is owed is expected from the delivery on, also where it is agreed later', async () => {
  const id = await delivered(house.supplierId, {
    detail: { charges: [{ side: 'sell', description: 'L', price: 9_000 }] },
  });
  const supplierBilling = async () => (await house.read(id)).supplierBilling;
  expect(await supplierBilling()).toBe('NOT_READY');
  const amount = { side: 'buy', amount: 5_000, reason: 'Agreed by phone' };
  expect(await house.change('putLoadRate', id, amount)).toMatchObject({ status: 200 });
  expect(await supplierBilling()).toBe('EXPECTED');
  expect(await house.change('putLoadRate', id, { ...amount, amount: 0 })).toMatchObject({ status: 200 });
  expect(await supplierBilling()).toBe('NOT_READY');
});

test('a load is delivered when its last delivery ended, and corrected times move that', async () => {
  const id = await delivered(house.supplierId, { hoursAgo: 30, stood: 90 });
  const read = async () => {
    const { rows } = await sql<{ delivered_at: Date }>`select delivered_at from load where id = ${id}`.execute(db());
    return house.clock.now().getTime() - rows[0]!.delivered_at.getTime();
  };
  expect(await read()).toBe(30 * hour);
  const events = await house.ask<{ rows: { id: string; kind: string; occurredAt: string }[] }>(
    'getLoadEvents',
    { loadId: id, kind: ['departed'] },
    house.planner,
  );
  const [last] = events.rows;
  const occurredAt = new Date(Date.parse(last!.occurredAt) - hour).toISOString();
  await house.ask('putLoadEvent', { eventId: last!.id, occurredAt, note: 'By the gate book' }, house.planner);
  expect(await read()).toBe(31 * hour);
});

test('standing time that nobody decided holds the invoice, and one that was approved by mistake is taken back', async () => {
  const id = await delivered(house.supplierId, { stood: 180, detail: {} });
  await billed(id, { pod_status: 'WAIVED' });
  const gaps = async () =>
    (await house.ask<{ billing: { code: string }[] }>('getLoadReadiness', { id }, house.planner)).billing.map(
      ({ code }) => code,
    );
  expect(await gaps()).toEqual(['standingUndecided']);
  const { stops } = await house.read(id);
  const decide = (payload: object) => house.change('putLoadStandingTime', id, { stopId: stops[1]!.id, ...payload });
  expect(await decide({ decision: 'approved', sellPerHour: 650, buyPerHour: 400 })).toMatchObject({ status: 200 });
  expect(await gaps()).toEqual([]);
  expect(await house.read(id)).toMatchObject({ sell: 10_650, buy: 8_400, customerBilling: 'READY' });
  // It had arrived an hour later: nothing is left to pay for, and the decision of before does not stand.
  const { rows } = await house.ask<{ rows: { id: string; kind: string; occurredAt: string }[] }>(
    'getLoadEvents',
    { loadId: id, kind: ['arrived'] },
    house.planner,
  );
  const occurredAt = new Date(Date.parse(rows[0]!.occurredAt) + hour).toISOString();
  await house.ask('putLoadEvent', { eventId: rows[0]!.id, occurredAt, reasonCode: 'onTime' }, house.planner);
  expect(await gaps()).toEqual(['standingUndecided']);
  expect(await house.read(id)).toMatchObject({ customerBilling: 'NOT_READY' });
  expect(await decide({ decision: 'approved', sellPerHour: 650 })).toMatchObject({ code: 'standingNone' });
  expect(await decide({ decision: 'waived', reason: 'Approved by mistake' })).toMatchObject({ status: 200 });
  expect(await house.read(id)).toMatchObject({ sell: 10_000, buy: 8_000, customerBilling: 'READY' });
});

test('an agreed amount has the item of the order type, and no VAT where the supplier charges none', async () => {
  const { companyId } = house.planner;
  const unregistered = await buildSupplier(house.app, partition, {
    companyId,
    status: 'approved',
    detail: {
      isTrasporter: true,
      gitCover: 5_000_000,
      gitFrom: '2020-01-01',
      gitTo: '2090-01-01',
      tenderLoadEmailAddress: 'loads@small.example',
    },
    certificate: 'approved',
  });
  await sql`update supplier set is_vat_registered = false where id = ${unregistered}`.execute(db());
  const { id } = await house.book();
  await house.change('submitLoad', id);
  const buyOf = async () => (await house.read(id)).charges.filter(({ side }) => side === 'buy');
  await house.change('awardLoad', id, { supplierId: unregistered, buyAmount: 7_000 });
  expect(await buyOf()).toMatchObject([{ vatCode: 'outOfScope', net: 7_000 }]);
  await house.change('bounceLoad', id, { reason: 'No vehicle' });
  await house.change('awardLoad', id, { supplierId: house.supplierId, buyAmount: 7_000 });
  expect(await buyOf()).toMatchObject([{ vatCode: 'standard' }]);
  await sql`update load set countries = '{South Africa,Botswana}' where id = ${id}`.execute(db());
  await house.change('putLoadRate', id, { side: 'buy', amount: 7_100, reason: 'Agreed' });
  expect(await buyOf()).toMatchObject([{ vatCode: 'zeroRated', net: 7_100 }]);
});

test('a line that is typed without an item is of the linehaul of the order type, and stays the price', async () => {
  const { rows } = await sql<{ id: string }>`
    insert into item_master (partition, code, name, kind, item_group, unit, vat_code_buy, vat_code_sell,
                             journal_account_buy, journal_account_sell, external_code, taxable_for_withholding, created_by, updated_by)
    values (${partition}, 'USUAL', 'Transport', 'both', 'linehaul', 'each', 'standard', 'standard', '', '', '', false, 'test', 'test')
    returning id`.execute(db());
  const usual = (itemId: string) =>
    sql`update order_type set default_item_id = ${itemId} where id = ${house.references.orderTypeId}`.execute(db());
  try {
    await usual(rows[0]!.id);
    const { id } = await house.book();
    const linehaul = { itemMasterId: rows[0]!.id, source: 'typed' };
    expect((await house.read(id)).charges).toMatchObject([
      { ...linehaul, net: 10_000 },
      { ...linehaul, net: 8_000 },
    ]);
    expect(
      await put(id, (charges) =>
        charges.map((charge) => ({ ...charge, itemMasterId: null, description: 'Agreed', price: 9_000 })),
      ),
    ).toMatchObject({ status: 200 });
    expect((await house.read(id)).charges).toMatchObject([
      { ...linehaul, description: 'Agreed', net: 9_000 },
      { ...linehaul, description: 'Agreed', net: 9_000 },
    ]);
    // An item that is no linehaul would make an extra of the price.
    await usual(toll);
    await put(id, [{ side: 'sell', price: 8_000, description: 'Agreed by phone' }]);
    expect((await house.read(id)).charges).toMatchObject([{ itemMasterId: null, source: 'typed', net: 8_000 }]);
  } finally {
    await sql`update order_type set default_item_id = null where id = ${house.references.orderTypeId}`.execute(db());
  }
});

/** One of the ways in which the price of a load changes, by somebody who may not even know the others. */
type Step =
  | { readonly does: 'award'; readonly amount: number | null; readonly own: boolean }
  | { readonly does: 'bounce' }
  | { readonly does: 'override'; readonly side: 'sell' | 'buy'; readonly amount: number }
  | { readonly does: 'extra'; readonly side: 'sell' | 'buy'; readonly amount: number }
  | { readonly does: 'price'; readonly amount: number }
  | { readonly does: 'rate' };

const rand = fc.integer({ min: 1, max: 20_000 });
const side = fc.constantFrom('sell' as const, 'buy' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('award' as const), amount: fc.option(rand), own: fc.boolean() }),
  fc.constant({ does: 'bounce' } as const),
  fc.record({ does: fc.constant('override' as const), side, amount: fc.integer({ min: 0, max: 20_000 }) }),
  fc.record({ does: fc.constant('extra' as const), side, amount: rand }),
  fc.record({ does: fc.constant('price' as const), amount: rand }),
  fc.constant({ does: 'rate' } as const),
);

async function take(id: string, asked: Step): Promise<void> {
  if (asked.does === 'award')
    await house.change('awardLoad', id, {
      supplierId: asked.own ? null : house.supplierId,
      ...(asked.amount !== null && { buyAmount: asked.amount }),
    });
  if (asked.does === 'bounce') await house.change('bounceLoad', id, { reason: 'Breakdown' });
  if (asked.does === 'override')
    await house.change('putLoadRateBelowFloor', id, { side: asked.side, amount: asked.amount, reason: 'Agreed' });
  if (asked.does === 'extra')
    await put(id, (read) => [...read, { side: asked.side, itemMasterId: toll, price: asked.amount }]);
  if (asked.does === 'price')
    await put(id, (read) => [
      ...read.filter(({ side: of, source }) => of !== 'sell' || source === 'added'),
      { side: 'sell', description: 'Agreed', price: asked.amount },
    ]);
  if (asked.does === 'rate') await house.change('postLoadRating', id);
}

test('whatever people do, a side has one agreed price, its extras and its standing time, and nobody is owed without a carrier', async () => {
  const invariant = async (id: string, asked: Step, before: LoadRecord) => {
    const load = await house.read(id);
    for (const [of, total] of [
      ['sell', load.sell],
      ['buy', load.buy],
    ] as const) {
      const own = load.charges.filter((charge) => charge.side === of);
      const cents = own.reduce((sum, { net }) => sum + Math.round(net * 100), 0);
      expect(cents, JSON.stringify(asked)).toBe(Math.round((total ?? 0) * 100));
      const kinds = own.map(({ source }) => source);
      const prices = kinds.filter((source) => source === 'typed' || source === 'tender' || source === 'free').length;
      expect(prices, JSON.stringify(kinds)).toBeLessThanOrEqual(1);
      if (prices === 1) expect(kinds).not.toContain('rate');
    }
    if (asked.does === 'bounce' && before.status === 'BOOKED')
      expect(load.charges.filter((charge) => charge.side === 'buy')).toEqual([]);
    if (asked.does === 'award' && asked.amount !== null && before.status !== 'BOOKED') {
      const agreed = load.charges.filter((charge) => charge.side === 'buy' && charge.source !== 'added');
      expect(agreed).toMatchObject([{ net: asked.amount }]);
    }
    return load;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
      const { id } = await house.book();
      await house.change('submitLoad', id);
      let load = await house.read(id);
      for (const asked of steps) {
        await take(id, asked);
        load = await invariant(id, asked, load);
      }
    }),
    { numRuns: 12 },
  );
});
