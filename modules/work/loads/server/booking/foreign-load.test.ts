import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualLoad } from '../builders.ts';
import { type LoadHouse, openLoadHouse, partition } from '../testing/load-house.ts';

// What a customer is charged in dollars stands on its load in rand: lists, margins and credit are one currency.
let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);
const typed = (side: 'sell' | 'buy', price: number) => ({ side, description: 'Linehaul', price });
const inDollars = { sellCurrency: 'USD', charges: [typed('sell', 1_000), typed('buy', 15_000)] };
const rate = (day: string, value: number) =>
  sql`insert into exchange_rate (partition, code, name, currency, in_currency, day, rate, created_by, updated_by)
    values (${partition}, ${`USD-${day}`}, 'Test bank', 'USD', 'ZAR', ${day}, ${value}, 'test', 'test')`.execute(db());

test('a load in dollars is refused at its currency while nobody has said what a dollar is worth', async () => {
  const times = { startsInHours: 4, hours: 10 };
  const input = usualLoad(house.references, house.customerId, house.clock.now(), times, inDollars as never);
  expect(await house.call('postLoad', input, house.planner)).toMatchObject({
    status: 400,
    fields: { sellCurrency: expect.stringContaining('USD') as string },
  });
});

test('its charges are in dollars, and what it comes to, its margin and the credit it takes in rand', async () => {
  await rate('2020-01-01', 18);
  const load = await house.book(inDollars);
  expect(load).toMatchObject({ sellCurrency: 'USD', sell: 18_000, buy: 15_000, margin: 3_000, marginPercent: 16.7 });
  expect(load.charges.find(({ side }) => side === 'sell')).toMatchObject({ price: 1_000, net: 1_000 });
  const { credit, price } = await house.ask<{
    credit: { thisLoad: number };
    price: { sell: number; sellBase: number };
  }>(
    'getLoadReadiness',
    {
      draft: {
        customerId: house.customerId,
        sellCurrency: 'USD',
        charges: [{ side: 'sell', itemMasterId: null, quantity: 1, price: 1_000, vatCode: 'standard' }],
      },
    },
    house.planner,
  );
  expect(credit.thisLoad).toBe(20_700);
  expect(price).toMatchObject({ sell: 1_000, sellBase: 18_000 });
});

test('saved again it takes the rate of today; back in rand it has none', async () => {
  const load = await house.book(inDollars);
  await rate('2020-01-02', 20);
  const times = { startsInHours: 4, hours: 10 };
  const input = (detail: object) =>
    usualLoad(house.references, house.customerId, house.clock.now(), times, detail as never);
  expect(await house.change('putLoad', load.id, input(inDollars))).toMatchObject({ response: 'ok' });
  expect(await house.read(load.id)).toMatchObject({ sellCurrency: 'USD', sell: 20_000 });
  expect(await house.change('putLoad', load.id, input({ ...inDollars, sellCurrency: 'ZAR' }))).toMatchObject({
    response: 'ok',
  });
  expect(await house.read(load.id)).toMatchObject({ sellCurrency: null, sell: 1_000 });
});

test('the currency of the company is no foreign one, whoever names it', async () => {
  const load = await house.book({ ...inDollars, sellCurrency: 'ZAR' });
  expect(load).toMatchObject({ sellCurrency: null, sell: 1_000 });
});
