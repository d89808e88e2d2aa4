import { isExpression, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

type Columns = Readonly<Record<string, unknown>>;

/** Columns of the row with this id, as the driver takes them: what is kept as JSON is a text, what the database reckons is SQL. */
export interface RowToWrite {
  readonly id: string;
  readonly columns: Columns;
}

/**
 * Writes columns of many rows, each row its own, and answers the rows as they are now. Rows that state the same columns are
 * written by one statement, however many there are: their values travel as one JSON text, since the database takes longer to
 * read a parameter for each value than to write the rows. SQL is the same for all rows of a statement, and speaks of the row
 * that is written.
 */
export async function updateRows<Row>(
  { db, partition }: { readonly db: Db; readonly partition: string },
  table: keyof Tables,
  rows: readonly RowToWrite[],
  common: Columns,
): Promise<readonly Row[]> {
  const alike = Map.groupBy(rows, ({ columns }) => shapeOf(db, columns));
  const written = await Promise.all(
    Array.from(alike.values(), (some) => updating<Row>(partition, table, some, common).execute(db)),
  );
  return written.flatMap((answer) => answer.rows);
}

/** Rows of one shape state the same columns, and the same SQL. */
function shapeOf(db: Db, columns: Columns): string {
  const parts = Object.keys(columns).map((name) => {
    const value = columns[name];
    if (!isExpression(value)) return [name];
    const { sql: text, parameters } = sql`${value}`.compile(db);
    return [name, text, parameters];
  });
  return JSON.stringify(parts.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)));
}

function updating<Row>(
  partition: string,
  table: keyof Tables,
  rows: readonly RowToWrite[],
  common: Columns,
): RawBuilder<Row> {
  const { columns: first } = rows[0]!;
  const own = Object.keys(first).filter((name) => !isExpression(first[name]));
  // Named apart from the columns of the row that is written, of which SQL speaks.
  const newName = (name: string) => `new ${name}`;
  const reckoned = Object.entries({ ...first, ...common }).filter(([name]) => !own.includes(name) || name in common);
  const set = [
    ...own.filter((name) => !(name in common)).map((name) => sql`${sql.ref(name)} = r.${sql.id(newName(name))}`),
    ...reckoned.map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
  ];
  const values = rows.map(({ id, columns }) => ({
    ...Object.fromEntries(own.map((name) => [name, sendable(columns[name])])),
    id,
  }));
  return sql<Row>`
    update ${sql.table(table)} t set ${sql.join(set)}
      from (select ${sql.join(['id', ...own].map((name) => sql`p.${sql.id(name)} as ${sql.id(newName(name))}`))}
              from jsonb_array_elements(${JSON.stringify(values)}::jsonb) q(told)
             cross join lateral jsonb_populate_record(null::${sql.table(table)}, q.told || ${asJson(table)}) p) r
     where t.partition = ${partition} and t.id = r."new id"
    returning t.*`;
}

/** The columns of `q.told` that are kept as JSON and travel as its text, read again: they would become JSON of a text. */
const asJson = (table: keyof Tables) => sql`coalesce((
  select jsonb_object_agg(a.attname, (q.told ->> a.attname)::jsonb) from pg_attribute a
   where a.attrelid = ${table}::regclass and a.atttypid in ('json'::regtype, 'jsonb'::regtype)
     and jsonb_typeof(q.told -> a.attname) = 'string'), '{}')`;

/** A value as JSON takes it. */
function sendable(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}
