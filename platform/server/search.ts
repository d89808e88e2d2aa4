import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import { likePattern } from './like-pattern.ts';
import { deepPage, isDeep } from './list-places.ts';
import { anyOf, counted, joined, keysOf, limitOf, orderBy, pageOf, where, type Listed } from './list-page.ts';

/** More matches than this are not counted: nobody reads so many pages, and counting them would cost more than the page. */
const countedAtMost = 1000;
/** What is too common to be listed fills a page of 50 after 10,000 of 200,000 rows at the latest, if it is spread evenly. */
const walkedPerMatch = 40;
const walkedAtLeast = 10_000;
/**
 * Rows that are tried with a common pattern, one by one, to count those that match: the whole list of most companies, and the
 * beginning of one so long that counting would cost more than its page.
 */
const triedAtMost = { ofFew: 4000, ofMany: 1000 } as const;
/** Rows of a table, of all tenants, from which on its lists are long. */
const many = 20_000;
const sizesKeptFor = 60_000;
/** Matches that are sorted for one page. */
const sortedAtMost = 20_000;
/** Of the newest five hundred rows: from so many on the order is walked, and below nothing but the matches is read. */
const common = 3;

export interface SearchedList extends Listed {
  /** The table has the columns `partition`, `search` (made by `search_key`) and `id`, which haulway_lookup may read. */
  readonly search: string;
  /** Only what is among these, in any order; every other condition holds all the same. */
  readonly ids?: readonly string[] | undefined;
  /** By this column, which has an index, the newest rows tell how common a text is. */
  readonly newestBy?: 'updated_at' | 'uploaded_at';
}

export interface Found<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly totalIsCapped: boolean;
}

type Total = Omit<Found<never>, 'rows'>;

/** A page of the rows of a large table that match, and how many there are as far as they are counted (decisions 0058, 0112). */
export async function searchedPage<Row>(db: Db, list: SearchedList): Promise<Found<Row>> {
  const patterns = patternsOf(likePattern(list.search));
  if (list.ids) return plainPage(db, amongIds(list, list.ids, patterns));
  if (patterns.length === 0) return plainPage(db, list);
  return (
    (await everyMatch<Row>(db, list, patterns, common)) ??
    (await walkedPage<Row>(db, list, patterns)) ??
    (await everyMatch<Row>(db, list, patterns, 0)) ??
    // Only what more rows bear than can be sorted is walked to the end.
    plainPage(db, { ...list, conditions: [...list.conditions, matching(patterns)] })
  );
}

/** Few rows are looked up by their ids and tried one by one: no other index is as short, and no part is read apart. */
export function amongIds(list: SearchedList, ids: readonly string[], patterns: readonly string[]): Listed {
  const searched = patterns.length > 0 ? [matching(patterns)] : [];
  const conditions = [sql`t.id = any (${ids}::uuid[])`, ...list.conditions, ...searched];
  const { oneOf, ...rest } = list;
  return { ...rest, conditions: oneOf ? [...conditions, anyOf(oneOf)] : conditions };
}

async function plainPage<Row>(db: Db, list: Listed): Promise<Found<Row>> {
  const page = isDeep(list)
    ? deepPage<Row & object>(db, list)
    : pageOf<Row>(list)
        .execute(db)
        .then(({ rows }) => rows);
  const [rows, total] = await Promise.all([page, count(db, list)]);
  return { rows, ...total };
}

/**
 * Looks all matches up, counts and sorts them, in one statement. Undefined where the text is common
 * among the newest rows, or more match than can be sorted.
 */
async function everyMatch<Row>(
  db: Db,
  list: SearchedList,
  patterns: readonly string[],
  commonFrom: number,
): Promise<Found<Row> | undefined> {
  const { table, partition, columns, joins = sql``, newestBy = 'updated_at' } = list;
  // The figures stand in a row of their own, so that they come also where no row matches.
  const { rows } = await sql<Row & { list_id: string | null; list_total: number; list_is_over: boolean }>`
    with m as materialized (select r.id from search_rare(${table}::regclass, ${patterns}::text[], ${newestBy},
        ${sql.lit(commonFrom)}, ${sql.lit(sortedAtMost)}) r(id)),
      w as materialized (select t.id, ${keysOf(list)} from m join ${sql.table(table)} t on t.id = m.id where ${where(list)}),
      g as (select (select count(*) from w) as total, exists (select from m where m.id is null) as is_over)
    select ${columns}, p.id as list_id, g.total as list_total, g.is_over as list_is_over
      from g left join ((select w.id from w order by ${orderBy(list, 'w')} ${limitOf(list)}) p
        join ${sql.table(table)} t on t.partition = ${partition} and t.id = p.id ${joins}) on true
     order by ${orderBy(list)}`.execute(db);
  const { list_total: total, list_is_over: isOver } = rows[0]!;
  if (isOver) return undefined;
  const found = rows.filter(({ list_id: id }) => id !== null);
  return { rows: found.map(ofList), ...capped(total) };
}

/**
 * Fills the page by walking the order of the list and trying each row, as far as that is worth it; undefined where it is not.
 * The first rows are tried once, for the count and for the page; only a page that they do not fill walks further.
 */
async function walkedPage<Row>(
  db: Db,
  list: SearchedList,
  patterns: readonly string[],
): Promise<Found<Row> | undefined> {
  const countedUpTo = (await rowsOf(db, list.table)) < many ? triedAtMost.ofFew : triedAtMost.ofMany;
  const { tried, total, rows } = await firstTried<Row>(db, list, { patterns, countedUpTo });
  if (tried < countedUpTo) return { rows, ...capped(total) };
  const found = rows.length < list.pageSize ? await walkedFurther<Row>(db, list, patterns) : rows;
  if (found.length < list.pageSize) return undefined;
  // What is counted of a text that is common is the least that there is; rows that a page shows are there.
  const shown = (list.page - 1) * list.pageSize + found.length;
  return { rows: found, total: Math.min(countedAtMost, Math.max(total, shown)), totalIsCapped: true };
}

/** The first rows of the order with whether they match. */
function triedRows(list: SearchedList, patterns: readonly string[], atMost: number): RawBuilder<unknown> {
  return sql`select t.*, ${matching(patterns, 't.search')} as is_match
    from (select t.id, t.search, ${keysOf(list)} from ${sql.table(list.table)} t
      where ${where(list)} order by ${orderBy(list)} limit ${sql.lit(atMost)}) t`;
}

async function firstTried<Row>(
  db: Db,
  list: SearchedList,
  { patterns, countedUpTo }: { readonly patterns: readonly string[]; readonly countedUpTo: number },
): Promise<{ readonly tried: number; readonly total: number; readonly rows: Row[] }> {
  const { table, partition, columns, joins = sql`` } = list;
  // The figures stand in a row of their own, so that they come also where no row matches.
  const { rows } = await sql<Row & { list_id: string | null; list_tried: number; list_total: number }>`
    with w as materialized (${triedRows(list, patterns, countedUpTo)}),
      g as materialized (select count(*) as tried, count(*) filter (where is_match) as total from w)
    select ${columns}, p.id as list_id, g.tried as list_tried, g.total as list_total
      from g left join ((select w.id from w where w.is_match order by ${orderBy(list, 'w')} ${limitOf(list)}) p
        join ${sql.table(table)} t on t.partition = ${partition} and t.id = p.id ${joins}) on true
     order by ${orderBy(list)}`.execute(db);
  const { list_tried: tried, list_total: total } = rows[0]!;
  return { tried, total, rows: rows.filter(({ list_id: id }) => id !== null).map(ofList) as Row[] };
}

async function walkedFurther<Row>(db: Db, list: SearchedList, patterns: readonly string[]): Promise<Row[]> {
  const walked = Math.max(walkedAtLeast, list.page * list.pageSize * walkedPerMatch);
  const ids = sql`select w.id from (${triedRows(list, patterns, walked)}) w where w.is_match
    order by ${orderBy(list, 'w')} ${limitOf(list)}`;
  const { rows } = await joined<Row>(list, ids).execute(db);
  return rows;
}

const sizes = new Map<string, { readonly rows: number; readonly until: number }>();

/** About how many rows a table has, as the database remembers from its last look; asked once a minute. */
async function rowsOf(db: Db, table: string): Promise<number> {
  const known = sizes.get(table);
  if (known && known.until > performance.now()) return known.rows;
  const { rows } = await sql<{ rows: number }>`
    select reltuples as rows from pg_class where oid = ${table}::regclass`.execute(db);
  const size = { rows: rows[0]?.rows ?? 0, until: performance.now() + sizesKeptFor };
  sizes.set(table, size);
  return size.rows;
}

const figures: ReadonlySet<string> = new Set(['list_id', 'list_total', 'list_tried', 'list_is_over']);

/** A row without what the statement says of the list. */
function ofList<Row extends object>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !figures.has(name))) as Row;
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
