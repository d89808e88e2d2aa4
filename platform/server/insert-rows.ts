import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** Columns of a table as JSON has them: moments are put as texts, what is kept as JSON as it is. */
export type RowsFor<Table extends keyof Tables> = readonly {
  readonly [Column in keyof Tables[Table]]?: unknown;
}[];

/**
 * Adds rows by one statement, however many there are: they travel as one JSON text, so the statement is the same for one and
 * for hundreds and is planned once. All of them state the columns of the first; the others get their defaults.
 */
export async function insertRows<Table extends keyof Tables>(
  db: Db,
  table: Table,
  rows: RowsFor<Table>,
): Promise<void> {
  if (rows.length > 0) await addingRows(table, rows).execute(db);
}

/** The statement by which one row is added, with its values as the driver sends them. */
export function addingRow<Table extends keyof Tables>(table: Table, row: RowsFor<Table>[number]): RawBuilder<unknown> {
  const columns = Object.keys(row);
  return sql`insert into ${sql.raw(`${table} (${columns.join(', ')})`)} values (${sql.join(Object.values(row))})`;
}

/** The statement by which rows are added, of which there must be one. */
export function addingRows<Table extends keyof Tables>(table: Table, rows: RowsFor<Table>): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)));
  return sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}
