import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import { likePattern } from './like-pattern.ts';
import { counted, joined, keysOf, limitOf, orderBy, pageOf, where, type Listed } from './list-page.ts';

/** More matches than this are not counted: nobody reads so many pages, and counting them would cost more than the page. */
const countedAtMost = 1000;
/** What is too common to be listed fills a page of 50 after 10,000 of 200,000 rows at the latest, if it is spread evenly. */
const walkedPerMatch = 40;
const walkedAtLeast = 10_000;
/** Rows that are tried with a common pattern, one by one, to count those that match. */
const triedAtMost = 4000;
/** Matches that are sorted for one page. */
const sortedAtMost = 20_000;
/** Of the newest thousand rows: from so many on nothing is looked up, and below so few the order is not walked. */
const [common, rare] = [10, 5];

export interface SearchedList extends Listed {
  /** The table has the columns `partition`, `search` (made by `search_key`) and `id`, which haulway_lookup may read. */
  readonly search: string;
  /** By this column, which has an index, the newest rows tell how common a text is. */
  readonly newestBy?: 'updated_at' | 'uploaded_at';
}

export interface Found<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly totalIsCapped: boolean;
}

type Total = Omit<Found<never>, 'rows'>;

/** A page of the rows of a large table that match, and how many there are as far as they are counted (decision 0058). */
export async function searchedPage<Row>(db: Db, list: SearchedList): Promise<Found<Row>> {
  const patterns = patternsOf(likePattern(list.search));
  if (patterns.length === 0) return plainPage(db, list);
  const { newest, ids, is_all } = await matchesOf(db, list, patterns);
  if (ids && is_all) return plainPage(db, { ...list, conditions: [...list.conditions, among(ids)] });
  if (newest < rare) return everyMatch<Row>(db, list, patterns);
  const [rows, least] = await Promise.all([
    walkedPage<Row>(db, list, patterns),
    ids ? count(db, { ...list, conditions: [...list.conditions, among(ids)] }) : countNewest(db, list, patterns),
  ]);
  if (rows.length === list.pageSize)
    return { rows, ...('isWhole' in least ? capped(least.total) : atLeast(least, list, rows)) };
  return everyMatch<Row>(db, list, patterns);
}

async function plainPage<Row>(db: Db, list: Listed): Promise<Found<Row>> {
  const [{ rows }, total] = await Promise.all([pageOf<Row>(list).execute(db), count(db, list)]);
  return { rows, ...total };
}

const among = (ids: readonly string[]) => sql`t.id = any (${ids}::uuid[])`;

/** What is counted of a text that is common is the least that there is; rows that a page shows are there. */
function atLeast({ total }: Total, { page, pageSize }: Listed, rows: readonly unknown[]): Total {
  return { total: Math.min(countedAtMost, Math.max(total, (page - 1) * pageSize + rows.length)), totalIsCapped: true };
}

/** Fills the page by walking the order of the list and trying each row, as far as that is worth it. */
async function walkedPage<Row>(db: Db, list: Listed, patterns: readonly string[]): Promise<Row[]> {
  const walked = Math.max(walkedAtLeast, list.page * list.pageSize * walkedPerMatch);
  const tried = sql`select t.id, t.search, ${keysOf(list)} from ${sql.table(list.table)} t
    where ${where(list)} order by ${orderBy(list)} limit ${sql.lit(walked)}`;
  const ids = sql`select w.id from (${tried}) w where ${matching(patterns, 'w.search')}
    order by ${orderBy(list, 'w')} ${limitOf(list)}`;
  return (await joined<Row>(list, ids).execute(db)).rows;
}

/** Matches among the newest rows; where there are no others, all of them. */
async function countNewest(
  db: Db,
  list: SearchedList,
  patterns: readonly string[],
): Promise<Total & { isWhole?: true }> {
  const newest = sql`select t.search from ${sql.table(list.table)} t where ${where(list)}
    order by ${sql.ref(`t.${list.newestBy ?? 'updated_at'}`)} desc limit ${sql.lit(triedAtMost + 1)}`;
  const { rows } = await sql<{ total: number; tried: number }>`
    select count(*) filter (where ${matching(patterns, 'w.search')}) as total, count(*) as tried from (${newest}) w`.execute(
    db,
  );
  const { total = 0, tried = 0 } = rows[0] ?? {};
  return { total, totalIsCapped: true, ...(tried <= triedAtMost && { isWhole: true }) };
}

/** Where the matches end within the walk, or stand too far apart for it: all of them are looked up, counted and sorted. */
async function everyMatch<Row>(db: Db, list: SearchedList, patterns: readonly string[]): Promise<Found<Row>> {
  const every = sql`search_every(${list.table}::regclass, ${patterns}::text[], ${sql.lit(sortedAtMost)}) m(id)`;
  const matches = sql`select t.id, ${keysOf(list)}, count(*) over () as matches
    from ${every} join ${sql.table(list.table)} t on t.id = m.id where ${where(list)}`;
  const ids = sql`select w.id, w.matches from (${matches}) w order by ${orderBy(list, 'w')} ${limitOf(list)}`;
  const { rows } = await joined<Row & { readonly list_matches: number }>(
    { ...list, columns: sql`${list.columns}, p.matches as list_matches` },
    ids,
  ).execute(db);
  const found = rows[0]?.list_matches;
  if (found !== undefined) return { rows: rows.map(withoutMatches), ...capped(found) };
  const { rows: over } = await sql`select from ${every} where m.id is null`.execute(db);
  // Only what more rows bear than can be sorted is walked to the end.
  if (over.length > 0) return plainPage(db, { ...list, conditions: [...list.conditions, matching(patterns)] });
  return {
    rows: [],
    ...(await count(db, { ...list, conditions: [...list.conditions, sql`t.id in (select m.id from ${every})`] })),
  };
}

function withoutMatches<Row>({ list_matches: _matches, ...row }: Row & { readonly list_matches: number }): Row {
  return row as Row;
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

/** The key of a pattern is asked for once a query, not once a row. */
function matching(patterns: readonly string[], column = 't.search'): RawBuilder<unknown> {
  return sql`(${sql.join(
    patterns.map((pattern) => sql`${sql.ref(column)} like (select search_key(${pattern}))`),
    sql` or `,
  )})`;
}

interface Matches {
  /** Of the newest thousand rows so many match. */
  readonly newest: number;
  /** Those that match, or the first of them; null where they are so common that none was looked up. */
  readonly ids: readonly string[] | null;
  readonly is_all: boolean;
}

async function matchesOf(db: Db, list: SearchedList, patterns: readonly string[]): Promise<Matches> {
  const { rows } = await sql<Matches>`
    select * from search_matches(${list.table}::regclass, ${patterns}::text[], ${list.newestBy ?? 'updated_at'},
      ${countedAtMost}, ${common})`.execute(db);
  return rows[0]!;
}

function count(db: Db, list: Listed): Promise<Total> {
  return totalOf(db, counted(list, countedAtMost + 1));
}

async function totalOf(db: Db, rowsCounted: RawBuilder<unknown>): Promise<Total> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${rowsCounted} limit ${sql.lit(countedAtMost + 1)}) counted`.execute(db);
  return capped(rows[0]?.total ?? 0);
}

function capped(total: number): Total {
  return { total: Math.min(total, countedAtMost), totalIsCapped: total > countedAtMost };
}
