import crypto from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemContext } from './contexts.ts';
import { documentLines } from './document-lines.ts';
import { type Cents, cents } from '../money.ts';
import type { Context } from './implement.ts';
import { openHouse, type House } from './testing/house.ts';

interface Line {
  readonly id: string;
  readonly description: string;
  readonly quantity: number;
  readonly price: number;
  readonly net: Cents;
  readonly neededBy: string | null;
}
/** A document of this test alone. */
const lines = documentLines<{ number: string }, Line>({
  document: 'sample_order',
  columns: {
    description: ['description', 'text'],
    quantity: ['quantity', 'numeric'],
    price: ['price', 'numeric'],
    net: ['net', 'bigint'],
    neededBy: ['needed_by', 'date'],
  },
});

let house: House;
beforeAll(async () => {
  house = await openHouse({ implementations: [] });
  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  await owner.query(`
    create table sample_order (id uuid not null, partition text not null, version int not null default 1, primary key (partition, id));
    call isolate('sample_order');
    grant select, insert, update, delete on sample_order to haulway_app;
    create table sample_order_line (
      description text not null,
      quantity numeric(14, 3) not null check (quantity > 0),
      price numeric(14, 4) not null,
      net bigint not null,
      needed_by date);
    call document_lines('sample_order');`);
  await owner.end();
});
afterAll(() => house.close());

let order: string;
beforeEach(async () => (order = await newOrder()));

const contextOver = (db: Context['db'], partition = 'alpha'): Context => ({
  ...systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' }),
  db,
  partition,
});
const context = (partition = 'alpha') => contextOver(house.app.database.writer(partition), partition);

async function newOrder(partition = 'alpha'): Promise<string> {
  const id = crypto.randomUUID();
  await sql`insert into sample_order (id, partition) values (${id}, ${partition})`.execute(context(partition).db);
  return id;
}
function line(description: string, quantity = 12): Line {
  return { id: crypto.randomUUID(), description, quantity, price: 38.5, net: cents(quantity * 3850), neededBy: null };
}
async function stored(id: string, partition?: string): Promise<Line[]> {
  return (await lines.read(context(partition), [id])).get(id) ?? [];
}
/** Row versions: the ones that were not written again keep theirs. */
async function writes(): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; xmin: string }>`
    select id, xmin::text from sample_order_line where partition = 'alpha' and sample_order_id = ${order}`.execute(
    context().db,
  );
  return new Map(rows.map(({ id, xmin }) => [id, xmin]));
}

/** Saves as a module does: the head is held, its version is compared and raised, then the lines are replaced. */
async function save(version: number, given: readonly Line[]): Promise<boolean> {
  return house.app.database
    .writer('alpha')
    .transaction()
    .execute(async (transaction) => {
      const { rows } = await sql`
        update sample_order set version = version + 1
         where partition = 'alpha' and id = ${order} and version = ${version} returning id`.execute(transaction);
      if (rows.length === 0) return false;
      await lines.replace(contextOver(transaction), order, given);
      return true;
    });
}

test('lines come back as they were stored, in their order, with every decimal', async () => {
  const given = [
    { ...line('AdBlue, bulk'), quantity: 1000.125, price: 9.4505, neededBy: '2026-11-27' },
    line('Tyre'),
    { ...line('Dear'), quantity: 99_999_999_999.999, price: 9_999_999_999.9999, net: cents(9_007_199_254_740_991) },
  ];
  await lines.replace(context(), order, given);
  expect(await stored(order)).toEqual(given);
});

test('lines change places, come and go, and keep their ids; what stays the same is not written', async () => {
  const [tyre, valve, oil, gear] = [line('Tyre'), line('Valve'), line('Oil'), line('Gear')];
  await lines.replace(context(), order, [tyre, valve, oil]);
  const before = await writes();
  const more = { ...valve, quantity: 20 };
  await lines.replace(context(), order, [tyre, gear, more]);
  expect(await stored(order)).toEqual([tyre, gear, more]);
  const after = await writes();
  expect(after.get(tyre.id)).toBe(before.get(tyre.id));
  expect(after.get(valve.id)).not.toBe(before.get(valve.id));
  await lines.replace(context(), order, [more, tyre, gear]);
  expect(await stored(order)).toEqual([more, tyre, gear]);
  await lines.replace(context(), order, []);
  expect(await stored(order)).toEqual([]);
});

test('a line of another document, of another tenant, or named twice is refused', async () => {
  const [own, other] = [line('Own'), line('Other')];
  const elsewhere = await newOrder();
  await lines.replace(context(), elsewhere, [other]);
  const both = house.app.database
    .writer('alpha')
    .transaction()
    .execute((transaction) => lines.replace(contextOver(transaction), order, [own, other]));
  await expect(both).rejects.toMatchObject({ code: 'invalidPayload' });
  await expect(lines.replace(context(), order, [own, own])).rejects.toMatchObject({ code: 'invalidPayload' });
  await expect(lines.replace(context('beta'), order, [own])).rejects.toThrow(/foreign key/);
  expect(await stored(order)).toEqual([]);
  expect(await stored(elsewhere)).toEqual([other]);
  expect(await stored(elsewhere, 'beta')).toEqual([]);
});

test('a line that the table refuses takes the head and the other lines back with it', async () => {
  const tyre = line('Tyre');
  expect(await save(1, [tyre])).toBe(true);
  await expect(save(2, [line('Valve'), { ...line('Oil'), quantity: 0 }])).rejects.toThrow(/check constraint/);
  expect(await stored(order)).toEqual([tyre]);
  expect(await save(2, [tyre])).toBe(true);
});

test('of many who save the same version at once one wins, with its lines alone', async () => {
  const given = Array.from({ length: 12 }, (_, writer) =>
    Array.from({ length: 1 + (writer % 5) }, (_, place) => line(`${writer}.${place}`)),
  );
  const won = await Promise.all(given.map((each) => save(1, each)));
  expect(won.filter(Boolean)).toHaveLength(1);
  expect(await stored(order)).toEqual(given[won.indexOf(true)]);
});

test('a revision stays as it was sent, whatever becomes of the document', async () => {
  const [tyre, valve] = [line('Tyre', 8), line('Valve')];
  await lines.replace(context(), order, [tyre, valve]);
  await lines.freeze(context(), order, 1, { number: 'PO-01187' });
  await lines.replace(context(), order, [{ ...tyre, quantity: 12 }]);
  await lines.freeze(context(), order, 2, { number: 'PO-01187' });
  expect(await lines.revisions(context(), order)).toMatchObject([
    { revision: 2, lines: [{ ...tyre, quantity: 12 }] },
    { revision: 1, head: { number: 'PO-01187' }, lines: [tyre, valve], sentBy: 'system' },
  ]);
  await expect(lines.freeze(context(), order, 2, { number: 'PO-01187' })).rejects.toThrow(/duplicate key/);
  const { db } = context();
  for (const change of [sql`update sample_order_revision set lines = '[]'`, sql`delete from sample_order_revision`])
    await expect(change.execute(db)).rejects.toThrow(/permission denied/);
});
