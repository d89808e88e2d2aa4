import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { RowsFor } from './insert-rows.ts';
import type { Tables } from './tables.ts';

/**
 * Writes columns of many rows by one statement, each row its own: they travel as one JSON text, as those of `insertRows` do.
 * All of them state the columns of the first, and the partition and the id by which they are found.
 */
export async function updateRows<Table extends keyof Tables>(
  db: Db,
  table: Table,
  rows: RowsFor<Table>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => column !== 'partition' && column !== 'id');
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`));
  await sql`
    update ${sql.table(table)} t set ${set}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) r
     where t.partition = r.partition and t.id = r.id`.execute(db);
}
