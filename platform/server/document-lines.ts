import { type RawBuilder, sql } from 'kysely';
import { failures } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import { cents } from '../money.ts';
import type { Context } from './implement.ts';

const fail = failures<FailureCode>();

interface AnyLine {
  readonly id: string;
}

/** How PostgreSQL keeps a field of a line; `bigint` is an amount in cents. */
type ColumnType = 'text' | 'numeric' | 'bigint' | 'int' | 'boolean' | 'date' | 'uuid';

interface LineTables<Line extends AnyLine> {
  /** The table of the document; its lines and revisions stand in tables made by `document_lines` (0095). */
  readonly document: string;
  /** Every field of a line but its id, with its column. */
  readonly columns: {
    readonly [Field in Exclude<keyof Line & string, 'id'>]: readonly [column: string, type: ColumnType];
  };
}

/** A document as it was sent. */
export interface SentRevision<Head, Line> {
  readonly revision: number;
  readonly head: Head;
  readonly lines: readonly Line[];
  readonly sentBy: string;
  readonly sentAt: Date;
}

export interface DocumentLines<Head, Line extends AnyLine> {
  /** The lines of each document in their order; a document without lines has none here. */
  read(context: Context, documentIds: readonly string[]): Promise<ReadonlyMap<string, Line[]>>;
  /**
   * Makes these the lines of the document, in this order, in one statement. Lines that are the same are not written
   * again. The caller holds the document's row and raises its version in the same transaction.
   */
  replace(context: Context, documentId: string, lines: readonly Line[]): Promise<void>;
  /** Keeps the document as it is sent: its head as given, its lines as they are stored. */
  freeze(context: Context, documentId: string, revision: number, head: Head): Promise<void>;
  /** What was sent, newest first. */
  revisions(context: Context, documentId: string): Promise<SentRevision<Head, Line>[]>;
}

/** The lines of a noun that is a document, and the revisions of it that were sent. */
export function documentLines<Head, Line extends AnyLine>(tables: LineTables<Line>): DocumentLines<Head, Line> {
  const lineTable = sql.table(`${tables.document}_line`);
  const revisionTable = sql.table(`${tables.document}_revision`);
  const documentId = sql.ref(`${tables.document}_id`);
  const columns = Object.entries<readonly [string, ColumnType]>(tables.columns);
  const asJson = sql`jsonb_build_object('id', t.id, ${sql.join(
    columns.flatMap(([field, [column]]) => [sql.lit(field), sql.ref(`t.${column}`)]),
  )})`;
  const names = columns.map(([, [column]]) => sql.ref(column));
  const of = (table: string) =>
    sql.join([sql.ref(`${table}.line_number`), ...columns.map(([, [column]]) => sql.ref(`${table}.${column}`))]);
  const declared = columns.map(([field, [, type]]) => sql`${sql.ref(field)} ${sql.raw(type)}`);
  const linesOf = (id: RawBuilder<unknown>, partition: string) =>
    sql`select coalesce(jsonb_agg(${asJson} order by t.line_number), '[]') from ${lineTable} t where t.partition = ${partition} and t.${documentId} = ${id}`;

  const amounts = columns.filter(([, [, type]]) => type === 'bigint').map(([field]) => field as keyof Line);
  /** JSON carries cents as a number. */
  const opened = (line: Line): Line => ({
    ...line,
    ...Object.fromEntries(amounts.map((field) => [field, cents(Number(line[field]))])),
  });

  return {
    async read({ db, partition }, documentIds) {
      const { rows } = await sql<{ id: string; lines: Line[] }>`
        select t.${documentId} as id, jsonb_agg(${asJson} order by t.line_number) as lines
          from ${lineTable} t where t.partition = ${partition} and t.${documentId} = any (${documentIds}::uuid[])
         group by 1`.execute(db);
      return new Map(rows.map(({ id, lines }) => [id, lines.map(opened)]));
    },

    async replace({ db, partition }, id, lines) {
      if (new Set(lines.map((line) => line.id)).size < lines.length) throw fail('invalidPayload', 'invalid');
      const given = JSON.stringify(
        lines.map((line, place) => ({ ...line, line_number: place + 1 })),
        (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      );
      const { rows } = await sql<{ foreign: boolean }>`
        with given as materialized (
          select * from jsonb_to_recordset(${given}::jsonb) as g(id uuid, line_number int, ${sql.join(declared)})),
        gone as (
          delete from ${lineTable} t where t.partition = ${partition} and t.${documentId} = ${id}
             and not exists (select from given where given.id = t.id)),
        kept as (
          insert into ${lineTable} as t (partition, ${documentId}, id, line_number, ${sql.join(names)})
          select ${partition}, ${id}, given.id, given.line_number, ${sql.join(columns.map(([field]) => sql.ref(`given.${field}`)))} from given
          on conflict (partition, id) do update set line_number = excluded.line_number,
             ${sql.join(names.map((name) => sql`${name} = excluded.${name}`))}
          where (${of('t')}) is distinct from (${of('excluded')}))
        select exists (
          select from ${lineTable} t join given on given.id = t.id
           where t.partition = ${partition} and t.${documentId} <> ${id}) as foreign`.execute(db);
      // A line of another document: the transaction of the call takes back what was written.
      if (rows[0]?.foreign) throw fail('invalidPayload', 'invalid');
    },

    async freeze({ db, partition, actor }, id, revision, head) {
      await sql`
        insert into ${revisionTable} (partition, ${documentId}, revision, head, lines, sent_by)
        values (${partition}, ${id}, ${revision}, ${JSON.stringify(head)}::jsonb, (${linesOf(sql`${id}::uuid`, partition)}), ${actor.name})`.execute(
        db,
      );
    },

    async revisions({ db, partition }, id) {
      const { rows } = await sql<SentRevision<Head, Line>>`
        select r.revision, r.head, r.lines, r.sent_by as "sentBy", r.sent_at as "sentAt"
          from ${revisionTable} r where r.partition = ${partition} and r.${documentId} = ${id}
         order by r.revision desc`.execute(db);
      return rows.map((row) => ({ ...row, lines: row.lines.map(opened) }));
    },
  };
}
