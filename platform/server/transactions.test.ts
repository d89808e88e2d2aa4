import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from './database.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import { openHouse, type House } from './testing/house.ts';
import { inTransaction } from './transactions.ts';

let house: House;
let owner: pg.Client;
beforeAll(async () => {
  house = await openHouse({ implementations: [] });
  owner = new pg.Client(house.databaseUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await house.close();
});

const insert = (db: Db, name: string) =>
  sql`insert into company (partition, name, trade_name) values ('alpha', ${name}, 'x')`.execute(db);
async function stored(like: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>('select name from company where name like $1 order by name', [
    like,
  ]);
  return rows.map(({ name }) => name);
}
async function ownPid(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]!.pid;
}

test('of statements that were sent together all are written or none', async () => {
  const { database } = house.app;
  await inTransaction(database, { partition: 'alpha' }, (db) =>
    Promise.all(['together 1', 'together 2'].map((it) => insert(db, it))),
  );
  expect(await stored('together%')).toEqual(['together 1', 'together 2']);
  const failing = inTransaction(database, { partition: 'alpha' }, (db) =>
    Promise.all([insert(db, 'apart 1'), sql`select 1 / 0`.execute(db), insert(db, 'apart 2')]),
  );
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await stored('apart%')).toEqual([]);
});

test('what a failed task would still send is refused, not written on its own', async () => {
  let late: Promise<unknown> | undefined;
  const failing = inTransaction(house.app.database, { partition: 'alpha' }, async (db) => {
    late = sql`select pg_sleep(0.05)`
      .execute(db)
      .then(() => new Promise((resolve) => setTimeout(resolve, 100)).then(() => insert(db, 'late')));
    late.catch(() => {});
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await expect(late).rejects.toThrow('after its transaction was over');
  expect(await stored('late')).toEqual([]);
});

test('a connection that goes away in the middle is a reason to begin anew, and nothing is there twice', async () => {
  let runs = 0;
  await inTransaction(house.app.database, { partition: 'alpha' }, async (db) => {
    await insert(db, 'anew');
    if (++runs === 1) await owner.query('select pg_terminate_backend($1)', [await ownPid(db)]);
    await sql`select 1`.execute(db);
  });
  expect(runs).toBe(2);
  expect(await stored('anew')).toEqual(['anew']);
});

test('a connection that goes away with the answer to COMMIT is none: nobody knows what was done', async () => {
  let runs = 0;
  let ending: Promise<unknown> | undefined;
  await owner.query(`create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(5); return null; end $$;
    create constraint trigger slow after insert on company deferrable initially deferred for each row when (new.name = 'unknown') execute function slow()`);
  const unknown = inTransaction(house.app.database, { partition: 'alpha' }, async (db) => {
    runs++;
    await insert(db, 'unknown');
    const pid = await ownPid(db);
    ending = wait(200).then(() => owner.query('select pg_terminate_backend($1)', [pid]));
  });
  await expect(unknown).rejects.toBeInstanceOf(DatabaseUnavailable);
  await ending;
  expect(runs).toBe(1);
});
