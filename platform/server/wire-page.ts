import type { Db } from './database.ts';
import { lockIdOf } from './records.ts';
import { type Found, searchedPage, type SearchedList } from './search.ts';

/** A row as its columns name it, with its version, which callers know as `lockId`. */
interface NamedRow {
  readonly version: number;
  readonly [name: string]: unknown;
}

/**
 * A page of a list whose columns bear the names of the wire. Moments become texts and the version becomes the `lockId`, so
 * that the rows are answered as they are.
 */
export async function wirePage<Row extends { readonly lockId: string }>(
  db: Db,
  list: SearchedList,
): Promise<Found<Row>> {
  const found = await searchedPage<NamedRow>(db, list);
  return {
    ...found,
    rows: found.rows.map(({ version, ...row }) => ({ ...onWire(row), lockId: lockIdOf({ version }) }) as Row),
  };
}

/** Values as JSON has them: moments are texts. */
export function onWire(row: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
}
