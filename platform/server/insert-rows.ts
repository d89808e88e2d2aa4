import { sql } from 'kysely';
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
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}
