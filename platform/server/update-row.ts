import type { Kysely, UpdateObject } from 'kysely';
import type { Db } from './database.ts';
import type { Statement } from './statements.ts';
import type { Tables } from './tables.ts';

/** Tables whose rows are known by their partition and an id. */
type KeyedTable = {
  [Table in keyof Tables]: 'id' | 'partition' extends keyof Tables[Table] ? Table : never;
}[keyof Tables];

/** Any of them, as this file sees it: which columns it has, the types of the callers have checked. */
interface AnyTable {
  row: Readonly<Record<string, unknown>>;
}

/** Writes columns of the row with this id. A record that tells of its changes is changed by `record()` instead. */
export async function updateRow<Table extends KeyedTable>(
  { db, partition }: { readonly db: Db; readonly partition: string },
  table: Table,
  id: string,
  columns: UpdateObject<Tables, Table>,
): Promise<void> {
  await db.executeQuery(updatingRow({ db, partition }, table, id, columns).compile(db));
}

/** The statement that writes them. */
export function updatingRow<Table extends KeyedTable>(
  { db, partition }: { readonly db: Db; readonly partition: string },
  table: Table,
  id: string,
  columns: UpdateObject<Tables, Table>,
): Statement {
  return (db as unknown as Kysely<AnyTable>)
    .updateTable(table as string as 'row')
    .set(columns)
    .where('partition', '=', partition)
    .where('id', '=', id);
}
