import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import { likePattern } from './like-pattern.ts';

/** More matches than this are not counted: nobody reads so many pages, and counting them would cost more than the page. */
const countedAtMost = 1000;
/** What is too common to be listed fills a page of 50 after 10,000 of 200,000 rows at the latest, if it is spread evenly. */
const walkedPerMatch = 40;
const walkedAtLeast = 10_000;
/** Rows that are tried with a common pattern, one by one, to count those that match. */
const triedAtMost = 20_000;

/** Matches that are sorted for one page. */
const sortedAtMost = 20_000;

export interface SearchedList {
  /** One with the columns `partition`, `search` (made by `search_key`), `updated_at` and `id`, which haulway_lookup may read. */
  readonly table: string;
  readonly search: string;
  /** What must hold besides; the table is `t`. */
  readonly conditions: readonly RawBuilder<unknown>[];
  /** The order of an index, with the id at its end. */
  readonly order: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
  readonly page: number;
  readonly pageSize: number;
}

export interface Found<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** A page of the rows of a large table that match, and how many there are as far as they are counted (decision 0013). */
export async function searchedPage<Row>(db: Db, list: SearchedList): Promise<Found<Row>> {
  const { table, search, page, pageSize, order, columns } = list;
  const pattern = likePattern(search);
  const ids = pattern === '' ? undefined : await lookUp(db, table, pattern);
  const conditions = ids ? [...list.conditions, sql`t.id = any (${ids}::uuid[])`] : list.conditions;
  const narrowed = sql`from ${sql.table(table)} t where ${sql.join(conditions, sql` and `)}`;
  const window = sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;
  if (ids !== null) {
    const [{ rows }, counted] = await Promise.all([
      sql<Row>`select ${columns} ${narrowed} order by ${order} ${window}`.execute(db),
      count(db, sql`select 1 ${narrowed}`),
    ]);
    return { rows, ...counted };
  }
  const matches = sql`t.search like search_key(${pattern})`;
  const walked = Math.max(walkedAtLeast, page * pageSize * walkedPerMatch);
  const walk = sql`from (select t.* ${narrowed} order by ${order} limit ${walked}) t where ${matches}`;
  const newest = sql`from (select t.search ${narrowed} order by t.updated_at desc limit ${triedAtMost}) t where ${matches}`;
  const [{ rows }, counted, all] = await Promise.all([
    sql<Row>`select ${columns} ${walk} order by ${order} ${window}`.execute(db),
    count(db, sql`select 1 ${newest}`),
    count(db, sql`select 1 ${narrowed}`, triedAtMost),
  ]);
  const totalIsCapped = counted.totalIsCapped || all.totalIsCapped;
  if (rows.length === pageSize) return { rows, total: counted.total, totalIsCapped };
  // The matches end within the walk, or stand too far apart for it: then all of them are looked up and sorted.
  const every = await lookUpAll(db, table, pattern);
  const sorted = sql`from (select t.* ${narrowed} and ${every ? sql`t.id = any (${every}::uuid[])` : matches} order by ${order} ${window}) t`;
  const rest = await sql<Row>`select ${columns} ${sorted} order by ${order}`.execute(db);
  return { rows: rest.rows, total: counted.total, totalIsCapped };
}

/** The ids that match; null when they are too many to be listed. */
async function lookUp(db: Db, table: string, pattern: string): Promise<readonly string[] | null> {
  const found = await sql<{
    ids: string[] | null;
  }>`select search_records(${table}::regclass, ${pattern}, ${countedAtMost}) as ids`.execute(db);
  return found.rows[0]?.ids ?? null;
}

/** All ids that match; null when they are so many that walking the whole order is quicker than sorting them. */
async function lookUpAll(db: Db, table: string, pattern: string): Promise<readonly string[] | null> {
  const found = await sql<{
    ids: string[] | null;
  }>`select search_all_records(${table}::regclass, ${pattern}, ${sortedAtMost}) as ids`.execute(db);
  return found.rows[0]?.ids ?? null;
}

async function count(
  db: Db,
  matching: RawBuilder<unknown>,
  atMost = countedAtMost,
): Promise<Pick<Found<never>, 'total' | 'totalIsCapped'>> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from (${matching} limit ${atMost + 1}) counted`.execute(db);
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, atMost), totalIsCapped: total > atMost };
}
