import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import { likePattern } from './like-pattern.ts';

/** More matches than this are not counted: nobody reads so many pages, and counting them would cost more than the page. */
const countedAtMost = 1000;
/** What is too common to be listed fills a page of 50 after 10,000 of 200,000 rows at the latest, if it is spread evenly. */
const walkedPerMatch = 40;
const walkedAtLeast = 10_000;
/** Rows that are tried with a common pattern, one by one, to count those that match. */
const triedAtMost = 10_000;

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
  const patterns = patternsOf(likePattern(search));
  const ids = patterns.length === 0 ? undefined : await lookUp(db, 'search_records', table, patterns, countedAtMost);
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
  // The key is asked for once a query, not once a row.
  const matches = sql`(${sql.join(
    patterns.map((pattern) => sql`t.search like (select search_key(${pattern}))`),
    sql` or `,
  )})`;
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
  const every = await lookUp(db, 'search_all_records', table, patterns, sortedAtMost);
  const sorted = sql`from (select t.* ${narrowed} and ${every ? sql`t.id = any (${every}::uuid[])` : matches} order by ${order} ${window}) t`;
  const rest = await sql<Row>`select ${columns} ${sorted} order by ${order}`.execute(db);
  return { rows: rest.rows, total: counted.total, totalIsCapped };
}

/** Short words alone: the text index knows three letters that stand together, or two at the beginning of a word. */
const short = /^%(?:[\p{L}\p{N}]{1,2}%)+$/u;

/**
 * What was typed as the patterns of which one must match. Words of one or two letters are looked for where a word begins;
 * within words the index could not find them, and every row would have to be read.
 */
function patternsOf(pattern: string): readonly string[] {
  if (pattern === '') return [];
  const words = pattern.slice(1);
  return short.test(pattern) ? [words, `% ${words}`] : [pattern];
}

/** The ids that match; null when they are too many to be listed, or so common that walking the order is quicker. */
async function lookUp(
  db: Db,
  finder: 'search_records' | 'search_all_records',
  table: string,
  patterns: readonly string[],
  atMost: number,
): Promise<readonly string[] | null> {
  const found = await Promise.all(
    patterns.map((pattern) =>
      sql<{ ids: string[] | null }>`
        select ${sql.raw(finder)}(${table}::regclass, ${pattern}, ${atMost}) as ids`.execute(db),
    ),
  );
  const ids = new Set<string>();
  for (const { rows } of found) {
    if (!rows[0]?.ids) return null;
    for (const id of rows[0].ids) ids.add(id);
  }
  return ids.size > atMost ? null : [...ids];
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
