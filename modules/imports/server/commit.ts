import { sql } from 'kysely';
import { Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ImportedRecord, ImportedValues, ImportKind, WrittenRecord } from '#platform/server/import-kind.ts';
import { type Import, joinTextIndexes, readyForMany } from './imports.ts';
import { inParts } from './in-parts.ts';
import { problemsIn, readRows, wantedRecord } from './read-row.ts';
import type { RowProblem } from './tables.ts';

/** Rows that are written in one transaction, and by one statement. */
const writtenAtOnce = 4000;
const part = 500;

/** A row that cannot be written any more; everything else of its transaction is taken back with it. */
export class RowRefused extends Error {
  readonly row: number;
  readonly problems: readonly RowProblem[];
  constructor(row: number, problems: readonly RowProblem[]) {
    super(problems[0]?.code);
    this.row = row;
    this.problems = problems;
  }
}

export interface RowToWrite {
  readonly number: number;
  readonly cells: readonly string[];
  readonly outcome: 'create' | 'update';
  readonly record_lock: string | null;
}

/** The next rows that the check found good and that are not written yet. */
export async function nextRows(
  { db, partition }: Context,
  { id }: Import,
  after: number,
): Promise<readonly RowToWrite[]> {
  const rows = await db
    .selectFrom('import_row')
    .select(['number', 'cells', 'outcome', 'record_lock'])
    .where('partition', '=', partition)
    .where('import_id', '=', id)
    .where('number', '>', after)
    .where('is_committed', '=', false)
    .where('outcome', 'in', ['create', 'update'])
    .orderBy('number')
    .limit(writtenAtOnce)
    .execute();
  return rows as readonly RowToWrite[];
}

interface Written extends WrittenRecord {
  readonly number: number;
  readonly before: ImportedValues | null;
}

/** Writes rows, all of them or none. A record that is not as the check saw it refuses its row. */
export async function writeRows(
  context: Context,
  found: Import,
  kind: ImportKind,
  rows: readonly RowToWrite[],
): Promise<void> {
  await readyForMany(context.db);
  await inParts(rows, part, (some) => writePart(context, found, kind, some));
  await joinTextIndexes(context.db, kind);
}

async function writePart(
  context: Context,
  found: Import,
  kind: ImportKind,
  rows: readonly RowToWrite[],
): Promise<void> {
  const { said, records } = await readRows(context, found, kind, rows);
  const wanted = rows.map((row, place) => ({
    row,
    record: records[place],
    values: valuesOf(kind, row, said[place]!.said, records[place]),
  }));
  const refusals = await kind.refusals(context, wanted);
  for (const [place, refusal] of refusals.entries())
    if (refusal) throw new RowRefused(wanted[place]!.row.number, problemsIn(refusal));
  const creations = wanted.filter(({ row }) => row.outcome === 'create');
  const changes = wanted.flatMap(({ row, record, values }) =>
    record && row.outcome === 'update' ? [{ row, record, values }] : [],
  );

  const made = await kind.create(
    context,
    creations.map(({ values }) => values),
  );
  const changed = await kind.change(
    context,
    changes.map(({ record, values }) => ({ id: record.id, lockId: record.lockId, values })),
  );
  const written: Written[] = [
    ...creations.map(({ row }, place) => ({ number: row.number, before: null, ...made[place]! })),
    ...changes.map(({ row, record }, place) => {
      const after = changed[place];
      if (!after) throw changedMeanwhile(row);
      return { number: row.number, before: record.values, ...after };
    }),
  ];
  await markWritten(context, found, written);
}

function valuesOf(
  kind: ImportKind,
  row: RowToWrite,
  said: ImportedValues,
  record: ImportedRecord | undefined,
): ImportedValues {
  const isAsChecked = row.outcome === 'create' ? !record : record?.lockId === row.record_lock;
  if (!isAsChecked) throw changedMeanwhile(row);
  const wanted = wantedRecord(kind, said, record);
  if ('problems' in wanted) throw new RowRefused(row.number, wanted.problems);
  return wanted.values;
}

function changedMeanwhile({ number }: RowToWrite): RowRefused {
  return new RowRefused(number, [{ field: '', code: 'importChangedMeanwhile' }]);
}

async function markWritten({ db, partition }: Context, { id }: Import, written: readonly Written[]): Promise<void> {
  await sql`
    update import_row r
       set is_committed = true, record_id = w.id, record_lock = w."lockId", before = w.before
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w(number int, id uuid, "lockId" text, before jsonb)
     where r.partition = ${partition} and r.import_id = ${id} and r.number = w.number`.execute(db);
}

export async function markRefused(
  { db, partition }: Context,
  { id }: Import,
  { row, problems }: RowRefused,
): Promise<void> {
  await db
    .updateTable('import_row')
    .set({ outcome: 'error', problems: JSON.stringify(problems) })
    .where('partition', '=', partition)
    .where('import_id', '=', id)
    .where('number', '=', row)
    .execute();
}

/** What a single row was refused for, if it was the row: a rule of the noun, or a constraint that another one got to first. */
export function refusalOf(error: unknown, number: number): RowRefused | undefined {
  if (error instanceof RowRefused) return error;
  if (error instanceof Failure) return new RowRefused(number, problemsIn(error));
  const state = (error as { code?: unknown } | undefined)?.code;
  // Integrity constraints and data that a column does not take (PostgreSQL, appendix A).
  if (typeof state !== 'string' || !/^2[23]/.test(state)) return undefined;
  return new RowRefused(number, [{ field: '', code: state === '23505' ? 'importExists' : 'invalidValue' }]);
}
