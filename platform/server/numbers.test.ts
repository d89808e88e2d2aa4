import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import type { Db } from './database.ts';
import { plainNumber, plainNumbers } from './numbers.ts';
import { openHouse, type House } from './testing/house.ts';

const partition = 'alpha';
let house: House;
let companyId: string;
let other: string;
beforeAll(async () => {
  house = await openHouse({ implementations: [] });
  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  await owner.query(`
    create table sample_invoice (
      id uuid not null default uuidv7(), partition text not null, company_id uuid not null, posted_at timestamptz,
      text text not null default '', primary key (partition, id));
    call isolate('sample_invoice');
    call numbers_without_gaps('sample_invoice', 'invoice', 'posted_at');
    grant select, insert, update, delete on sample_invoice to haulway_app;`);
  await owner.end();
});
afterAll(() => house.close());
beforeEach(async () => {
  const db = house.app.database.writer(partition);
  companyId = await buildCompany(db, partition, { name: crypto.randomUUID() });
  other = await buildCompany(db, partition, { name: crypto.randomUUID() });
});

const transaction = <T>(task: (db: Db) => Promise<T>) => house.app.database.transaction({ partition }, task);
async function post(db: Db, of = companyId, isPosted = true): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into sample_invoice (partition, company_id, posted_at) values (${partition}, ${of}, ${isPosted ? new Date() : null})
    returning id`.execute(db);
  return rows[0]!.id;
}
async function numbers(of = companyId): Promise<(number | null)[]> {
  const { rows } = await sql<{ number: number | null }>`
    select number from sample_invoice where partition = ${partition} and company_id = ${of} order by number`.execute(
    house.app.database.single(partition),
  );
  return rows.map(({ number }) => number);
}
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

test('sixteen writers of whom every third fails leave no gap', async () => {
  const work = async (writer: number) => {
    for (let turn = 0; turn < 6; turn++)
      await transaction(async (db) => {
        await post(db);
        if ((writer + turn) % 3 === 0) throw new Error('changed my mind');
      }).catch((error: Error) => expect(error.message).toBe('changed my mind'));
  };
  await Promise.all(upTo(16).map(work));
  expect(await numbers()).toEqual(upTo(64));
});

test('the number comes with the commit: who began earlier and takes longer holds nobody up', async () => {
  const slow = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<string>();
  const first = transaction(async (db) => {
    begun.resolve(await post(db));
    await slow.promise;
  });
  const slowId = await begun.promise;
  await transaction((db) => post(db));
  expect(await numbers()).toEqual([1]);
  slow.resolve();
  await first;
  const { rows } = await sql<{ number: number }>`
    select number from sample_invoice where partition = ${partition} and id = ${slowId}`.execute(
    house.app.database.single(partition),
  );
  expect(rows[0]?.number).toBe(2);
});

test('two companies do not wait for each other', async () => {
  const held = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const holder = transaction(async (db) => {
    await sql`select take_number(${partition}, ${companyId}, 'invoice', false)`.execute(db);
    holding.resolve();
    await held.promise;
    throw new Error('given back');
  }).catch(() => {});
  await holding.promise;
  const waiting = transaction((db) => post(db));
  await transaction((db) => post(db, other));
  expect(await numbers(other)).toEqual([1]);
  held.resolve();
  await Promise.all([holder, waiting]);
  expect(await numbers()).toEqual([1]);
});

test('a draft has no number, and what is changed twice or thrown away takes one or none', async () => {
  const draft = await transaction((db) => post(db, companyId, false));
  await transaction(async (db) => {
    const gone = await post(db);
    await sql`delete from sample_invoice where partition = ${partition} and id = ${gone}`.execute(db);
  });
  expect(await numbers()).toEqual([null]);
  await transaction(async (db) => {
    await sql`update sample_invoice set posted_at = now() where partition = ${partition} and id = ${draft}`.execute(db);
    await sql`update sample_invoice set text = 'twice' where partition = ${partition} and id = ${draft}`.execute(db);
  });
  await transaction((db) => post(db));
  expect(await numbers()).toEqual([1, 2]);
});

test('a number stays where it is, and a series only goes on', async () => {
  const id = await transaction((db) => post(db));
  const refused = /without gaps stays|goes on by one/;
  const attempt = (statement: ReturnType<typeof sql>) =>
    expect(transaction((db) => statement.execute(db))).rejects.toThrow(refused);
  await attempt(sql`update sample_invoice set number = 7 where partition = ${partition} and id = ${id}`);
  await attempt(sql`delete from sample_invoice where partition = ${partition} and id = ${id}`);
  await attempt(sql`update number_series set next = 1 where partition = ${partition} and company_id = ${companyId}`);
  await attempt(sql`update number_series set next = next + 2 where partition = ${partition} and kind = 'invoice'`);
  await attempt(sql`select take_number(${partition}, ${companyId}, 'invoice', true)`);
  await attempt(sql`select take_numbers(${partition}, ${companyId}, 'invoice', 2)`);
  await transaction((db) =>
    sql`update sample_invoice set text = 'seen' where partition = ${partition} and id = ${id}`.execute(db),
  );
});

test('plain numbers are all different, wait for nobody, and are lost with the work they were for', async () => {
  const take = (of = companyId) => plainNumber({ app: house.app, partition }, { companyId: of, kind: 'load' });
  expect((await Promise.all(upTo(16).map(() => take()))).toSorted((a, b) => a - b)).toEqual(upTo(16));
  await transaction(async () => {
    expect(await take()).toBe(17);
    // Taken while the first is still under way.
    expect(await take()).toBe(18);
    throw new Error('given up');
  }).catch(() => {});
  expect(await take()).toBe(19);
  expect(await take(other)).toBe(1);
});

test('plain numbers that are taken together follow each other, and many who take some at once share none', async () => {
  const take = (count: number) => plainNumbers({ app: house.app, partition }, { companyId, kind: 'order', count });
  expect(await take(0)).toEqual([]);
  const taken = await Promise.all(upTo(8).map((count) => take(count)));
  for (const some of taken) expect(some).toEqual(some.map((_, place) => some[0]! + place));
  expect(taken.flat().toSorted((a, b) => a - b)).toEqual(upTo(36));
});
