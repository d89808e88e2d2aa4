import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildShare } from '#modules/parties/suppliers/server/index.ts';
import { type LoadHouse, openLoadHouse, partition } from '#modules/work/loads/server/testing/load-house.ts';
import { tollItem } from '#modules/work/loads/server/testing/toll-item.ts';

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);
const agreed = (price: number) => ({ charges: [{ side: 'sell', description: 'Agreed', price }] });

test('an extra alone is no price: a load without a rate is not submitted as if it had one', async () => {
  const toll = { side: 'sell', itemMasterId: await tollItem(house), price: 1_000 };
  const extra = await house.book({ charges: [toll] });
  expect(await house.change('submitLoad', extra.id)).toMatchObject({ status: 422, code: 'rateMissing' });
  const priced = await house.book({ charges: [toll, ...agreed(9_000).charges] });
  expect(await house.change('submitLoad', priced.id)).toMatchObject({ response: 'ok' });
});

test('another price of the customer changes the share of the supplier with it', async () => {
  await buildShare(house.app, partition, house.supplierId, 80);
  const { id } = await house.bookTo(house.supplierId, agreed(10_000));
  expect((await house.read(id)).buy).toBe(8_000);
  const override = (side: string, amount: number) =>
    house.change('putLoadRate', id, { side, amount, reason: 'Agreed anew' });
  expect(await override('sell', 20_000)).toMatchObject({ response: 'ok' });
  expect(await house.read(id)).toMatchObject({ sell: 20_000, buy: 16_000 });
  // An amount that was agreed with the supplier follows nothing.
  await override('buy', 12_000);
  await override('sell', 30_000);
  expect(await house.read(id)).toMatchObject({ sell: 30_000, buy: 12_000 });
});

test('an older load keeps the share of its day', async () => {
  const later = new Date(house.app.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  await buildShare(house.app, partition, house.supplierId, 50, later);
  expect((await house.bookTo(house.supplierId, agreed(10_000))).buy).toBe(8_000);
});

test('a price without an item waits for one, of the line or of the order type', async () => {
  const { id } = await house.bookTo(house.supplierId, agreed(10_000));
  const gaps = async () =>
    (await house.ask<{ billing: { code: string }[] }>('getLoadReadiness', { id }, house.planner)).billing.map(
      ({ code }) => code,
    );
  expect(await gaps()).not.toContain('itemMissing');
  await sql`update load_charge set item_master_id = null where load_id = ${id}`.execute(db());
  expect(await gaps()).not.toContain('itemMissing');
  const { rows } = await sql<{ id: string; item: string }>`
    select o.id, o.default_item_id as item from order_type o join load l on l.order_type_id = o.id where l.id = ${id}`.execute(
    db(),
  );
  const [type] = rows;
  await sql`update order_type set default_item_id = null where id = ${type!.id}`.execute(db());
  expect(await gaps()).toContain('itemMissing');
  await sql`update order_type set default_item_id = ${type!.item} where id = ${type!.id}`.execute(db());
});

test('the lowest margin is that of the company’s settings', async () => {
  await buildShare(house.app, partition, house.supplierId, 0);
  const { id } = await house.bookTo(house.supplierId, { charges: [...agreed(10_000).charges] });
  const override = () => house.change('putLoadRate', id, { side: 'buy', amount: 8_000, reason: 'Agreed' });
  const floor = (percent: number) =>
    sql`update company set margin_floor_percent = ${percent} where id = ${house.planner.companyId}`.execute(db());
  await floor(25);
  expect(await override()).toMatchObject({ status: 422, code: 'marginBelowFloor', details: { margin: 20, floor: 25 } });
  await floor(20);
  expect(await override()).toMatchObject({ response: 'ok' });
});

interface Price {
  readonly sell: number;
  readonly lines: readonly { readonly description: string; readonly net: number }[];
  readonly trace: { readonly outcome: string } | null;
  readonly buy: Omit<Price, 'sell' | 'buy'> & { readonly net: number };
}

test('a form shows both sides as they stand with what is typed, their lines and why', async () => {
  const priceOf = async (draft: object) =>
    (await house.ask<{ price: Price | null }>('getLoadReadiness', { draft }, house.planner)).price;
  const { customerId } = house;
  const { orderTypeId, equipmentTypeId, commodityTypeId } = house.references;
  const draft = { customerId, orderTypeId, equipmentTypeId, commodityTypeId };
  const sell = { side: 'sell', quantity: 1, price: 10_000, vatCode: 'standard' };
  // Nobody carries it yet, and nothing is typed of that side.
  expect(await priceOf(draft)).toMatchObject({ sell: 0, lines: [], buy: null });
  expect(await priceOf({ ...draft, charges: [sell] })).toMatchObject({ sell: 10_000, trace: null, buy: null });
  const buy = { ...sell, side: 'buy', quantity: 2, price: 3_000 };
  expect(await priceOf({ ...draft, charges: [sell, buy] })).toMatchObject({
    sell: 10_000,
    buy: { net: 6_000, lines: [], trace: null },
  });
  // A supplier that is paid a share: the line that it has, why, and an extra that is typed on top.
  await buildShare(house.app, partition, house.supplierId, 80);
  const { id } = await house.bookTo(house.supplierId, agreed(10_000));
  expect(await priceOf({ ...draft, id, charges: [sell] })).toMatchObject({
    sell: 10_000,
    buy: { net: 8_000, lines: [{ net: 8_000 }], trace: { outcome: 'payable' } },
  });
  const toll = { ...buy, itemMasterId: await tollItem(house), quantity: 1, price: 350 };
  expect(await priceOf({ ...draft, id, charges: [sell, toll] })).toMatchObject({ buy: { net: 8_350 } });
  // What was agreed with it has no rate that says why.
  await house.change('putLoadRate', id, { side: 'buy', amount: 7_000, reason: 'Agreed' });
  expect(await priceOf({ ...draft, id, charges: [sell, { ...buy, quantity: 1, price: 7_000 }] })).toMatchObject({
    buy: { net: 7_000, trace: null },
  });
});
