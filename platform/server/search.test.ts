import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { counted, pageOf, type Listed } from './list-page.ts';
import { amongIds, searchedPage, type Found, type SearchedList } from './search.ts';
import { openHouse, type House } from './testing/house.ts';

let house: House;
let owner: pg.Client;
const partition = 'alpha';
/** So many packing types; the higher the number, the older the row. */
const rows = 12_000;

beforeAll(async () => {
  house = await openHouse({ implementations: [] });
  owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  await owner.query(
    `insert into packing_type (partition, code, name, unit, tare_kg, length_cm, width_cm, height_cm, stackable, max_stack, returnable, deposit, created_by, updated_by, updated_at)
     select $1, 'P' || lpad(n::text, 6, '0'),
       'Pallet' || case when n % 60 = 0 then ' Middling' else '' end || case when n > 10000 then ' Seldom' else '' end
         || case when n in (5, 6000, 11999) then ' Zqueer' else '' end,
       case when n > 11990 then 'drum' else 'pallet' end, 1, 1, 1, 1, true, 2, n % 2 = 0, 0, 'Test', 'Test', now() - make_interval(mins => n)
     from generate_series(1, ${rows}) n`,
    [partition],
  );
  await owner.query('vacuum analyze packing_type');
});
afterAll(async () => {
  await owner.end();
  await house.close();
});

const base: Listed = {
  table: 'packing_type',
  partition,
  conditions: [],
  order: ['t.updated_at', 't.id'],
  descending: true,
  columns: sql`t.code, t.name`,
  page: 1,
  pageSize: 50,
};
const db = () => house.app.database.single(partition);
const find = (search: string, more: Partial<SearchedList> = {}): Promise<Found<{ code: string; name: string }>> =>
  searchedPage(db(), { ...base, ...more, search });
const numbers = ({ rows: found }: Found<{ code: string }>) => found.map(({ code }) => Number(code.slice(1)));
const from = (first: number, step = 1) => Array.from({ length: 50 }, (_, index) => first + index * step);

test('a page is the rows of the order, whatever page it is', async () => {
  expect(numbers(await find(''))).toEqual(from(1));
  expect(numbers(await find('', { page: 200 }))).toEqual(from(9951));
  expect(numbers(await find('', { page: 2, pageSize: 7 }))).toEqual([8, 9, 10, 11, 12, 13, 14]);
});

test('turning deep pages goes from the rows that were shown, either way', async () => {
  const list = { pageSize: 25, order: ['t.updated_at', 't.id'] };
  // By which the second call starts near, and the last one begins at the beginning again.
  for (const page of [100, 101, 103, 99, 100, 60, 480, 481])
    expect(numbers(await find('', { ...list, page }))).toEqual(
      Array.from({ length: page === 481 ? 0 : 25 }, (_, index) => (page - 1) * 25 + index + 1),
    );
  const drums = { conditions: [sql`t.unit = 'drum'`] };
  expect(numbers(await find('', { ...list, ...drums, page: 101 }))).toEqual([]);
});

test('what comes in before a deep page neither repeats nor hides a row of the next', async () => {
  expect(numbers(await find('', { page: 40 }))).toEqual(from(1951));
  await owner.query(
    `insert into packing_type (partition, code, name, unit, tare_kg, length_cm, width_cm, height_cm, stackable, max_stack, returnable, deposit, created_by, updated_by)
     values ($1, 'P000000', 'New', 'box', 1, 1, 1, 1, true, 2, true, 0, 'Test', 'Test')`,
    [partition],
  );
  expect(numbers(await find('', { page: 41 }))).toEqual(from(2001));
  await owner.query(`delete from packing_type where code = 'P000000'`);
});

test('a text that few bear is found however old they are, and counted', async () => {
  const found = await find('zqueer');
  expect(numbers(found)).toEqual([5, 6000, 11999]);
  expect(found).toMatchObject({ total: 3, totalIsCapped: false });
  expect(numbers(await find('zq'))).toEqual([5, 6000, 11999]);
  expect(await find('zx')).toEqual({ rows: [], total: 0, totalIsCapped: false });
});

test('a text that only old rows bear is sorted and counted among all of them', async () => {
  const found = await find('seldom');
  expect(numbers(found)).toEqual(from(10_001));
  expect(found).toMatchObject({ total: 1000, totalIsCapped: true });
  expect(Object.keys(found.rows[0]!)).toEqual(['code', 'name']);
  expect(numbers(await find('seldom', { page: 40 }))).toEqual(from(11_951));
  expect(await find('seldom', { page: 41 })).toMatchObject({ rows: [], total: 1000, totalIsCapped: true });
  const drums = await find('seldom', { conditions: [sql`t.unit = 'drum'`] });
  expect([numbers(drums), drums.total, drums.totalIsCapped]).toEqual([
    [11991, 11992, 11993, 11994, 11995, 11996, 11997, 11998, 11999, 12000],
    10,
    false,
  ]);
});

test('a total is never less than the rows that were shown', async () => {
  for (const page of [1, 2, 3, 4]) {
    const found = await find('middling', { page });
    expect(numbers(found)).toEqual(from((page - 1) * 3000 + 60, 60));
    expect(found.total).toBeGreaterThanOrEqual(page * 50);
  }
  expect(await find('pallet')).toMatchObject({ total: 1000, totalIsCapped: true });
});

test('parts that are read by themselves are one list together', async () => {
  const oneOf = [sql`t.unit = 'drum'`, sql`t.unit = 'pallet' and t.returnable`];
  expect(numbers(await find('', { oneOf }))).toEqual(from(2, 2));
  const last = await find('', { oneOf, descending: false });
  expect(numbers(last).slice(0, 11)).toEqual([
    12000, 11999, 11998, 11997, 11996, 11995, 11994, 11993, 11992, 11991, 11990,
  ]);
  expect(numbers(await find('', { oneOf, page: 121 }))).toEqual([11996, 11997, 11998, 11999, 12000]);
  expect(numbers(await find('zqueer', { oneOf }))).toEqual([6000, 11999]);
  expect(await find('', { oneOf: [sql`t.unit = 'drum'`, sql`t.unit = 'crate'`] })).toMatchObject({ total: 10 });
});

test('of a list that is asked for single rows those that it has are answered, whatever else it asks', async () => {
  const { rows: stored } = await sql<{ id: string }>`
    select id from packing_type where code in ('P000003', 'P000005', 'P011999') order by code`.execute(db());
  const ids = stored.map(({ id }) => id);
  expect(numbers(await find('', { ids }))).toEqual([3, 5, 11999]);
  expect(numbers(await find('', { ids, descending: false }))).toEqual([11999, 5, 3]);
  expect(numbers(await find('zqueer', { ids }))).toEqual([5, 11999]);
  // Two letters are looked for where a word begins.
  expect(numbers(await find('zq', { ids }))).toEqual([5, 11999]);
  expect(await find('nowhere', { ids })).toEqual({ rows: [], total: 0, totalIsCapped: false });
  const oneOf = [sql`t.unit = 'drum'`, sql`t.unit = 'crate'`];
  expect(await find('', { ids, oneOf })).toMatchObject({ rows: [{ code: 'P011999' }], total: 1 });
});

test('no list and no search of it reads the whole table', async () => {
  const explained = async (statement: ReturnType<typeof pageOf>) => {
    const plan = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(db());
    return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  for (const list of [
    base,
    { ...base, page: 100 },
    { ...base, order: ['search_key(t.name)', 't.id'] },
    { ...base, oneOf: [sql`t.unit = 'drum'`, sql`t.unit = 'box'`] },
  ])
    expect(await explained(pageOf(list))).not.toContain('Seq Scan');
  const some = amongIds({ ...base, search: '' }, [crypto.randomUUID(), crypto.randomUUID()], ['%pallet%']);
  for (const of of [pageOf(some), counted(some, 1001)]) expect(await explained(of)).toContain('packing_type_pkey');
  // The rows that a deep page passes over are not fetched.
  for (const order of [['t.updated_at', 't.id'], ['t.code']])
    expect(await explained(pageOf({ ...base, order, page: 100 }))).toContain('Index Only Scan');
  expect(await explained(counted({ ...base, conditions: [sql`t.unit = 'drum'`] }, 1001))).not.toContain('Seq Scan');
  const { rows: settings } = await owner.query<{ name: string; settings: string[] }>(
    `select proname as name, proconfig as settings from pg_proc
      where proname in ('search_rare', 'party_sharing')`,
  );
  const settingsOf = (name: string) => settings.find((each) => each.name === name)!.settings;
  for (const name of ['search_rare', 'party_sharing']) expect(settingsOf(name)).toContain('enable_seqscan=off');
  // What is looked up with every call, or with every new party, is planned once a connection.
  expect(settingsOf('party_sharing')).toContain('plan_cache_mode=force_generic_plan');
  expect((await house.app.database.lookups.query('show plan_cache_mode')).rows).toEqual([
    { plan_cache_mode: 'force_generic_plan' },
  ]);
});
