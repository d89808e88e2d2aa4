import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ implementations: [] });
  for (const partition of ['alpha', 'beta']) {
    for (let index = 0; index < 3; index++) {
      await sql`insert into company (partition, name, trade_name) values (${partition}, ${`${partition} ${index}`}, 'x')`.execute(
        house.app.database.writer(partition),
      );
    }
  }
});
afterAll(() => house.close());

const forgetful = sql<{ partition: string }>`select partition from company`;

test('a query that forgets the partition still sees only its own', async () => {
  const { database } = house.app;
  for (const db of [database.single('alpha'), database.writer('alpha')]) {
    const { rows } = await forgetful.execute(db);
    expect(new Set(rows.map((row) => row.partition))).toEqual(new Set(['alpha']));
  }
});

test('statements of many partitions, sent at once over the same connections, never mix', async () => {
  const { database } = house.app;
  const answers = await Promise.all(
    Array.from({ length: 400 }, async (_, index) => {
      const partition = index % 2 ? 'alpha' : 'beta';
      const db = index % 3 ? database.single(partition) : database.writer(partition);
      const { rows } = await forgetful.execute(db);
      return rows.length === 3 && rows.every((row) => row.partition === partition);
    }),
  );
  expect(answers.every(Boolean)).toBe(true);
});

test('what a transaction sends together is done in the order in which it was sent, however it was built', async () => {
  await house.app.database.transaction({ partition: 'alpha' }, async (db) => {
    const named = (name: string) => db.selectFrom('company').select('id').where('name', '=', name).execute();
    for (let turn = 0; turn < 20; turn++) {
      const [before, , after, , last] = await Promise.all([
        sql`select from company where name = 'in order'`.execute(db).then(({ rows }) => rows),
        db
          .insertInto('company')
          .values({ partition: 'alpha', name: 'in order', trade_name: 'x' } as never)
          .execute(),
        named('in order'),
        sql`update company set name = ${`no more ${turn}`} where name = 'in order'`.execute(db),
        named('in order'),
      ]);
      expect([before.length, after.length, last.length]).toEqual([0, 1, 0]);
    }
  });
});

test('a failed transaction leaves no partition behind for the next one', async () => {
  const { database } = house.app;
  for (let index = 0; index < 30; index++) {
    await expect(
      database
        .writer('alpha')
        .transaction()
        .execute((transaction) => sql`select 1 / 0`.execute(transaction)),
    ).rejects.toThrow();
    const { rows } = await forgetful.execute(database.writer('beta'));
    expect(rows.every((row) => row.partition === 'beta')).toBe(true);
  }
});

test('a row of another partition can be neither written nor changed', async () => {
  const db = house.app.database.single('alpha');
  await expect(
    sql`insert into company (partition, name, trade_name) values ('beta', 'smuggled', 'x')`.execute(db),
  ).rejects.toThrow(/row-level security/);
  const changed = await sql`update company set trade_name = 'stolen' where partition = 'beta'`.execute(db);
  expect(changed.numAffectedRows).toBe(0n);
});

test('without a partition there is nothing to see', async () => {
  const { rows } = await house.app.database.lookups.query('select * from company');
  expect(rows).toEqual([]);
});

test('the server is neither owner nor superuser, and the audit trail cannot be rewritten', async () => {
  const { lookups } = house.app.database;
  const { rows } = await lookups.query(
    'select current_user as role, rolsuper, rolbypassrls from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([{ role: 'haulway_app', rolsuper: false, rolbypassrls: false }]);
  for (const statement of [
    'update audit_entry set actor_name = 1',
    'delete from audit_entry',
    'truncate audit_entry',
    'alter table company disable row level security',
    'drop policy own_partition on company',
    'select * from session',
  ]) {
    await expect(lookups.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  }
});

test('every table with a partition is isolated, and this test would notice if one were not', async () => {
  const unprotected = async () => {
    const owner = new pg.Client(house.databaseUrl);
    await owner.connect();
    const { rows } = await owner.query<{ relname: string }>(`
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'partition' and not a.attisdropped
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
         and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid and p.polwithcheck is not null))`);
    await owner.end();
    return rows.map((row) => row.relname);
  };
  expect(await unprotected()).toEqual([]);
  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  await owner.query('drop policy own_partition on company_terms');
  await owner.end();
  expect(await unprotected()).toEqual(['company_terms']);
});

interface Planned {
  readonly mode: string;
  readonly partition: string;
}

test('a statement that finds by keys is planned once, and no other one with it; the walls stand for both', async () => {
  const { database } = house.app;
  const mode = sql<{
    mode: string;
    partition: string;
  }>`current_setting('plan_cache_mode') as mode, partition from company`;
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const partition = index % 2 ? 'alpha' : 'beta';
      const isKeyed = index % 3 === 0;
      const asked = isKeyed ? sql<Planned>`select /* keyed */ ${mode}` : sql<Planned>`select ${mode}`;
      const { rows } = await asked.execute(database.single(partition));
      const expected = { mode: isKeyed ? 'force_generic_plan' : 'auto', partition };
      return rows.filter((row) => JSON.stringify(row) !== JSON.stringify(expected));
    }),
  );
  expect(answers.flat()).toEqual([]);
});
