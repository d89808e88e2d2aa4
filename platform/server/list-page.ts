import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Db } from './database.ts';

export interface Listed {
  readonly table: string;
  readonly partition: string;
  /** What must hold besides the partition; the table is `t`. */
  readonly conditions: readonly RawBuilder<unknown>[];
  /**
   * Conditions of which exactly one holds for each row of the list, where an index gives each of them in the order of the
   * list. Each is read by itself, and no further than the page: then it is all the same how many rows of which there are.
   */
  readonly oneOf?: readonly RawBuilder<unknown>[] | undefined;
  /** The columns of an index, with the id at their end; the table is `t`. */
  readonly order: readonly string[];
  readonly descending: boolean;
  readonly columns: RawBuilder<unknown>;
  /** What the columns come from besides the table. */
  readonly joins?: RawBuilder<unknown>;
  readonly page: number;
  readonly pageSize: number;
}

/** One value is compared, not sought in a list: for lists the database makes its plan anew at each call. */
export function isOneOf(column: RawBuilder<unknown>, values: readonly unknown[]): RawBuilder<unknown> {
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any (${values})`;
}

/** One condition of several that are enough each. */
export function anyOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Which rows the list has. */
export function where({ partition, conditions, oneOf }: Listed): RawBuilder<unknown> {
  const together = oneOf ? [anyOf(oneOf)] : [];
  return sql.join([sql`t.partition = ${partition}`, ...conditions, ...together], sql` and `);
}

/** The columns of the order under names of their own, for statements around the table. */
export function keysOf({ order }: Listed): RawBuilder<unknown> {
  return sql.join(order.map((column, place) => sql`${sql.raw(column)} as ${sql.ref(`k${place}`)}`));
}

/** The order of the table itself, or of a statement around it that has its keys. */
export function orderBy({ order, descending }: Listed, around?: string): RawBuilder<unknown> {
  const columns = around ? order.map((_, place) => `${around}.k${place}`) : order;
  return sql.raw(columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', '));
}

/** As literals, because the plan of a statement depends on how many rows are wanted; others are rare and stay parameters. */
const usualSizes: ReadonlySet<number> = new Set([10, 20, 21, 25, 50, 100, 200, 500]);

function rowsWanted({ page, pageSize }: Listed): RawBuilder<unknown> {
  return page === 1 && usualSizes.has(pageSize) ? sql.lit(pageSize) : sql`${page * pageSize}::int`;
}

export function limitOf({ page, pageSize }: Listed): RawBuilder<unknown> {
  const limit = usualSizes.has(pageSize) ? sql.lit(pageSize) : sql`${pageSize}::int`;
  return page === 1 ? sql`limit ${limit}` : sql`limit ${limit} offset ${(page - 1) * pageSize}::int`;
}

/** A page of a list. Its columns are worked out for the rows that are shown, not for those that are passed over. */
export function pageOf<Row>(list: Listed): RawBuilder<Row> {
  const { table, oneOf = [] } = list;
  if (oneOf.length < 2)
    return joined(
      list,
      sql`select t.id from ${sql.table(table)} t where ${where(list)} order by ${orderBy(list)} ${limitOf(list)}`,
    );
  const parts = oneOf.map(
    (one) => sql`(select t.id, ${keysOf(list)} from ${sql.table(table)} t
      where ${where({ ...list, oneOf: [one] })} order by ${orderBy(list)} limit ${rowsWanted(list)})`,
  );
  return joined(
    list,
    sql`select u.id from (${sql.join(parts, sql` union all `)}) u order by ${orderBy(list, 'u')} ${limitOf(list)}`,
  );
}

/** The columns of the rows whose ids a statement gives; it is `p`. */
export function joined<Row>(list: Listed, ids: RawBuilder<unknown>): RawBuilder<Row> {
  const { table, partition, columns, joins = sql`` } = list;
  return sql<Row>`select ${columns} from (${ids}) p
    join ${sql.table(table)} t on t.partition = ${partition} and t.id = p.id ${joins} order by ${orderBy(list)}`;
}

/** A row for each that the list has, to be counted; of each part no more than are counted in all. */
export function counted(list: Listed, atMost: number): RawBuilder<unknown> {
  const { table, oneOf = [] } = list;
  const rows = (of: Listed) => sql`select 1 from ${sql.table(table)} t where ${where(of)}`;
  if (oneOf.length < 2) return rows(list);
  const parts = oneOf.map((one) => sql`(${rows({ ...list, oneOf: [one] })} limit ${sql.lit(atMost)})`);
  return sql`select 1 from (${sql.join(parts, sql` union all `)}) u`;
}

/** How many rows a statement has, counted no further than anybody pages. */
export async function countedUpTo<DB, From extends keyof DB, Row>(
  db: Db,
  atMost: number,
  matching: SelectQueryBuilder<DB, From, Row>,
): Promise<{ readonly total: number; readonly totalIsCapped: boolean }> {
  const some = matching
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(atMost + 1);
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${some} counted`.execute(db);
  const { total } = rows[0]!;
  return { total: Math.min(total, atMost), totalIsCapped: total > atMost };
}
