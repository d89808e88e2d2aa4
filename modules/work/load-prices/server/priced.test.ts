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
