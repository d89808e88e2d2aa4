import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase, type Database, type Db } from './database.ts';
import { openHouse, type House } from './testing/house.ts';

let house: House;
let database: Database;
/** Of all connections that are made after it. */
const syncs = vi.spyOn(pg.Connection.prototype, 'sync');
beforeAll(async () => {
  house = await openHouse({ implementations: [] });
  // One connection, so that each transaction meets what the one before it has left.
  database = openDatabase({ url: house.databaseUrl, poolSize: 1 });
});
afterAll(async () => {
  syncs.mockRestore();
  await database.close();
  await house.close();
});

const within = <T>(task: (db: Db) => Promise<T>, partition = 'alpha') => database.transaction({ partition }, task);
const insertion = (name: string) =>
  sql`insert into company (partition, name, trade_name) values ('alpha', ${name}, 'x')`;
const one = async (db: Db) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]!.one;
const partitionOf = async (db: Db) =>
  (await sql<{ at: string }>`select current_setting('app.partition') as at`.execute(db)).rows[0]!.at;
const codes = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.map((each) => (each.status === 'fulfilled' ? 'answered' : (each.reason as { code?: string }).code));

test('the statements of a turn share a Sync', async () => {
  await within(one);
  syncs.mockClear();
  await database.transaction({ partition: 'alpha' }, async (db, atTheEnd) => {
    expect(await Promise.all([one(db), one(db), one(db)])).toEqual([1, 1, 1]);
    for (const name of ['shared 1', 'shared 2']) atTheEnd(insertion(name).compile(db));
  });
  expect(syncs).toHaveBeenCalledTimes(2);
});

test('the partition stands whatever becomes of the transaction that it was set with', async () => {
  await within(one, 'beta');
  await expect(within((db) => sql`select 1 / 0`.execute(db), 'alpha')).rejects.toMatchObject({ code: '22012' });
  expect(await within(partitionOf, 'alpha')).toBe('alpha');
  await expect(
    within(async (db) => {
      await one(db);
      throw new Error('no');
    }, 'beta'),
  ).rejects.toThrow('no');
  expect(await within(partitionOf, 'beta')).toBe('beta');
});

test('what was sent before a failure is answered, what was sent behind it is refused, and both may be sent again', async () => {
  const never = sql`select 'never sent before'`;
  await within(async (db) => {
    const settled = await Promise.allSettled([one(db), sql`select 1 / 0`.execute(db), never.execute(db), one(db)]);
    expect(codes(settled)).toEqual(['answered', '22012', '25P02', '25P02']);
    // A turn of its own, in the same transaction.
    expect(codes(await Promise.allSettled([one(db), never.execute(db)]))).toEqual(['25P02', '25P02']);
  }).catch((error: Error) => expect(error.message).toContain('rolled back'));
  expect(await within(async (db) => (await never.execute(db)).rows)).toHaveLength(1);
  for (let time = 0; time < 2; time++) {
    const failing = within((db) => Promise.all([one(db), sql`select nothing from nowhere`.execute(db), one(db)]));
    await expect(failing).rejects.toMatchObject({ code: '42P01' });
  }
  expect(await within(one)).toBe(1);
});

test('a value that cannot be put into words fails alone', async () => {
  const round: { self?: unknown } = {};
  round.self = round;
  const settled = await within((db) =>
    Promise.allSettled([one(db), sql`select ${round}::jsonb`.execute(db), one(db), partitionOf(db)]),
  );
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await within(one)).toBe(1);
});

test('a single statement of a writer that fails leaves a good connection behind', async () => {
  const db = database.writer('alpha');
  await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: '22012' });
  await insertion('after a failure').execute(db);
  expect(await within(partitionOf)).toBe('alpha');
});
