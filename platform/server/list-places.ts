import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import { joined, limitOf, orderBy, where, type Listed } from './list-page.ts';

/**
 * Deep pages by key (decision 0112). A page with a number has to be counted from the beginning of the list, however narrow
 * the index is. Whoever turns pages goes from one to the next, so the rows at the ends of a deep page are remembered for some
 * minutes, and what lies near is read from there.
 */
interface Place {
  /** How many rows of the list there were up to this one. */
  readonly number: number;
  readonly keys: readonly string[];
  /** When it was last counted from the beginning. */
  readonly countedAt: number;
}

/** From so many rows on it is worth it. */
const deepFrom = 1000;
const rememberedFor = 5 * 60_000;
const [placesOfList, listsOfPartition] = [40, 100];

/** Of each partition's connection, so that nobody is led by the places of another one. Who sees some records has one anew with each call. */
const remembered = new WeakMap<Db, Map<string, Place[]>>();

export function isDeep({ page, pageSize, oneOf = [] }: Listed): boolean {
  return (page - 1) * pageSize >= deepFrom && oneOf.length < 2;
}

/** The rows of a deep page. */
export async function deepPage<Row extends object>(db: Db, list: Listed): Promise<Row[]> {
  const places = placesFor(db, list);
  const near = nearest(places, list);
  const read = async (from: Start | undefined) => {
    const keys = sql`array[${sql.join(list.order.map((column) => sql`${sql.raw(column)}::text`))}]`;
    const columns = sql`${list.columns}, ${keys} as list_keys`;
    return (await joined<Row & Keyed>({ ...list, columns }, idsFrom(list, from)).execute(db)).rows;
  };
  let rows = await read(near);
  // The list ends there, or goes on with rows that have nothing to be ordered by.
  const isWhole = rows.length === list.pageSize;
  if (near && !isWhole) rows = await read(undefined);
  note(places, list, rows, near && isWhole ? near.place.countedAt : Date.now());
  return rows.map(({ list_keys: _keys, ...row }) => row as unknown as Row);
}

interface Keyed {
  readonly list_keys: readonly (string | null)[];
}

interface Start {
  readonly place: Place;
  /** The page comes after the place, or begins with its row. */
  readonly isOnwards: boolean;
  /** Rows that are passed over. */
  readonly between: number;
}

function idsFrom(list: Listed, from: Start | undefined): RawBuilder<unknown> {
  const { table, order, descending, pageSize } = list;
  if (!from)
    return sql`select t.id from ${sql.table(table)} t where ${where(list)} order by ${orderBy(list)} ${limitOf(list)}`;
  const downwards = from.isOnwards === descending;
  const comparison = sql.raw(`${downwards ? '<' : '>'}${from.isOnwards ? '=' : ''}`);
  const beyond = sql`(${sql.raw(order.join(', '))}) ${comparison} (${sql.join(from.place.keys)})`;
  return sql`select t.id from ${sql.table(table)} t where ${where(list)} and ${beyond}
    order by ${orderBy({ ...list, descending: downwards })} limit ${pageSize}::int offset ${from.between}::int`;
}

function nearest(places: readonly Place[], { page, pageSize }: Listed): Start | undefined {
  const passed = (page - 1) * pageSize;
  const starts = places
    .filter(({ countedAt }) => Date.now() - countedAt < rememberedFor)
    .flatMap((place): Start[] => [
      { place, isOnwards: true, between: passed + 1 - place.number },
      { place, isOnwards: false, between: place.number - 1 - passed - pageSize },
    ])
    .filter(({ between }) => between >= 0 && between < passed);
  return starts.toSorted((one, other) => one.between - other.between)[0];
}

function note(places: Place[], { page, pageSize }: Listed, rows: readonly Keyed[], countedAt: number): void {
  for (const index of new Set([0, rows.length - 1])) {
    const keys = rows[index]?.list_keys;
    if (!keys?.every((key) => key !== null)) continue;
    const number = (page - 1) * pageSize + index + 1;
    const known = places.findIndex((place) => place.number === number);
    if (known >= 0) places.splice(known, 1);
    places.push({ number, keys, countedAt });
  }
  places.splice(0, places.length - placesOfList);
}

/** The places of lists with the same rows in the same order. */
function placesFor(db: Db, list: Listed): Place[] {
  const lists = remembered.get(db) ?? new Map<string, Place[]>();
  remembered.set(db, lists);
  const { sql: text, parameters } = sql`${sql.table(list.table)} ${where(list)} ${orderBy(list)}`.compile(db);
  const key = JSON.stringify([text, parameters]);
  const places = lists.get(key) ?? [];
  lists.delete(key);
  lists.set(key, places);
  for (const oldest of lists.keys()) if (lists.size > listsOfPartition) lists.delete(oldest);
  return places;
}
