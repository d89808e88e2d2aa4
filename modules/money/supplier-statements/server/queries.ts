import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import './tables.ts';

/** As the trail names it. */
export const statementNoun = 'supplierStatement';

/** A statement with the names of whom it concerns. */
export type StoredStatement = Selectable<Tables['supplier_statement']> & {
  readonly supplier_name: string;
  readonly loads: number;
  readonly contested: number;
};

/** What a row of the list is made of; the table is `t`. */
export const statementColumns: RawBuilder<unknown> = sql`t.*, t.from_day::text as from_day, t.to_day::text as to_day,
  (select s.registered_name from supplier s where s.partition = t.partition and s.id = t.supplier_id) as supplier_name,
  (select count(*)::int from supplier_statement_line n where n.partition = t.partition and n.statement_id = t.id) as loads,
  (select count(*)::int from supplier_statement_line n where n.partition = t.partition and n.statement_id = t.id and n.answer = 'wrong') as contested`;

type Reader = Pick<Context, 'db' | 'partition'>;

/** A statement; undefined where the caller has none with this id. */
export async function findStatement({ db, partition }: Reader, id: string): Promise<StoredStatement | undefined> {
  const { rows } = await sql<StoredStatement>`
    select ${statementColumns} from supplier_statement t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** A line with the names of its load. */
export type StoredStatementLine = Selectable<Tables['supplier_statement_line']> & {
  readonly load_number: string;
  readonly route: string;
};

/** The lines of a statement, in the order of their deliveries. */
export async function linesOf({ db, partition }: Reader, id: string): Promise<readonly StoredStatementLine[]> {
  const { rows } = await sql<StoredStatementLine>`
    select n.*, n.delivered_on::text as delivered_on, l.load_number, concat_ws(' → ', nullif(l.origin, ''), nullif(l.destination, '')) as route
      from supplier_statement_line n join load l on l.partition = n.partition and l.id = n.load_id
     where n.partition = ${partition} and n.statement_id = ${id} order by n.line`.execute(db);
  return rows;
}
