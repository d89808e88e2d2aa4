import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from './database.ts';
import { DatabaseUnavailable, OutcomeUnknown } from './database-errors.ts';
import { openHouse, type House } from './testing/house.ts';
import { inTransaction, ReadAgain } from './transactions.ts';

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

const insertion = (name: string) =>
  sql`insert into company (partition, name, trade_name) values ('alpha', ${name}, 'x')`;
const insert = (db: Db, name: string) => insertion(name).execute(db);
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

test('what was read too early is read again, and what was written before that is not there', async () => {
  let attempts = 0;
  await inTransaction(house.app.database, { partition: 'alpha' }, async (db) => {
    await insert(db, `again ${++attempts}`);
    if (attempts < 3) throw new ReadAgain('changed meanwhile');
  });
  expect(await stored('again %')).toEqual(['again 3']);
});

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

/** Lets the beginning be another text, and tells in which order things are sent, begun and committed. */
function watchBeginning(begin?: string): { readonly happened: string[]; end(): void } {
  const happened: string[] = [];
  const real = pg.Client.prototype.query as (this: pg.Client, ...all: unknown[]) => Promise<unknown>;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...all: unknown[]) {
    const text = typeof all[0] === 'string' ? all[0] : String((all[0] as { text?: string }).text);
    const word = /^\s*(?:select from company|insert|select counted|begin|commit)/i.exec(text)?.[0].trim();
    if (word) happened.push(word);
    if (word !== 'begin' && word !== 'commit') return real.apply(this, all);
    const answered = real.apply(this, word === 'begin' && begin ? [begin] : all);
    answered.then(
      () => happened.push(word === 'begin' ? 'begun' : 'committed'),
      () => {},
    );
    return answered;
  } as never);
  return { happened, end: () => spy.mockRestore() };
}

test('what is sent first travels with the beginning, and what is to be written last with the commit', async () => {
  const watched = watchBeginning();
  try {
    await inTransaction(house.app.database, { partition: 'alpha' }, async (db, atTheEnd) => {
      atTheEnd(insertion('last').compile(db));
      await Promise.all([sql`select from company`.execute(db), insert(db, 'first')]);
    });
  } finally {
    watched.end();
  }
  expect(watched.happened).toEqual([
    'begin',
    'select from company',
    'insert',
    'begun',
    'insert',
    'commit',
    'committed',
  ]);
  expect(await stored('first')).toEqual(['first']);
  expect(await stored('last')).toEqual(['last']);
});

test('where what is written last is refused, all is, and the first reason is told', async () => {
  const failing = inTransaction(house.app.database, { partition: 'alpha' }, async (db, atTheEnd) => {
    await insert(db, 'before the end');
    atTheEnd(sql`select 1 / 0`.compile(db));
    atTheEnd(insertion('at the end').compile(db));
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect([...(await stored('before the end')), ...(await stored('at the end'))]).toEqual([]);
});

test('a connection that goes away with what is written last is none to begin anew: the commit was on its way', async () => {
  let runs = 0;
  const unknown = inTransaction(house.app.database, { partition: 'alpha' }, async (db, atTheEnd) => {
    runs++;
    const pid = await ownPid(db);
    atTheEnd(sql`select pg_sleep(5)`.compile(db));
    wait(200).then(
      () => owner.query('select pg_terminate_backend($1)', [pid]),
      () => {},
    );
  });
  await expect(unknown).rejects.toBeInstanceOf(OutcomeUnknown);
  expect(runs).toBe(1);
});

test('where a transaction cannot begin nothing is written, and nothing is heard of what was read', async () => {
  await owner.query(
    `create function counted() returns int language sql as $$ insert into company (partition, name, trade_name) values ('alpha', 'by a function', 'x'); select 1 $$;
     grant execute on function counted() to haulway_app`,
  );
  const heard: string[] = [];
  const watched = watchBeginning('begin at once');
  try {
    for (const write of [(db: Db) => insert(db, 'unbegun'), (db: Db) => sql`select counted() as one`.execute(db)]) {
      const failing = inTransaction(house.app.database, { partition: 'alpha' }, async (db) => {
        await Promise.all([sql`select from company`.execute(db).then(() => heard.push('read')), write(db)]);
        await write(db);
      });
      await expect(failing).rejects.toMatchObject({ code: '42601' });
    }
    const alone = insert(house.app.database.writer('alpha'), 'unbegun alone');
    await expect(alone).rejects.toMatchObject({ code: '42601' });
  } finally {
    watched.end();
  }
  expect(heard).toEqual([]);
  expect([...(await stored('unbegun%')), ...(await stored('by a function'))]).toEqual([]);
});

test('a single statement of a writer is written, and refused with its own reason', async () => {
  const db = house.app.database.writer('alpha');
  await insert(db, 'alone');
  expect(await stored('alone')).toEqual(['alone']);
  await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: '22012' });
  // The connection is as good as before.
  await insert(db, 'alone again');
  expect(await stored('alone again')).toEqual(['alone again']);
});
