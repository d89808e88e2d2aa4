import { sql } from 'kysely';
import { Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ImportedRecord, ImportedValues, ImportKind, WrittenRecord } from '#platform/server/import-kind.ts';
import { type Import, joinTextIndexes, readyForMany } from './imports.ts';
import { inParts } from './in-parts.ts';
import { mostGroups } from './pace.ts';
import { problemsIn, readRows, type ReadRow, wantedRecord } from './read-row.ts';
import { type FileRow, rowsOf, withParts } from './row-groups.ts';
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

export interface RowToWrite extends FileRow {
  readonly outcome: 'create' | 'update';
  readonly record_lock: string | null;
}

/** The next rows that the check found good and that are not written yet. */
export async function nextRows(
  context: Context,
  { id }: Import,
  kind: ImportKind,
  after: number,
  groupsAtOnce: number = mostGroups,
): Promise<readonly RowToWrite[]> {
  const { db, partition } = context;
  const rows = await db
    .selectFrom('import_row')
    .select(['number', 'cells', 'number_columns', 'outcome', 'record_lock'])
    .where('partition', '=', partition)
    .where('import_id', '=', id)
    .where('number', '>', after)
    .where('is_committed', '=', false)
    .where('outcome', 'in', ['create', 'update'])
    .$if(kind.group !== undefined, (all) => all.where('part_of', 'is', null))
    .orderBy('number')
    .limit(kind.group ? groupsAtOnce : writtenAtOnce)
    .execute();
  return withParts(context, { id }, kind, rows as readonly RowToWrite[]);
}

interface Written extends WrittenRecord {
  readonly number: number;
  readonly before: ImportedValues | null;
}

/** Writes rows, all of them or none; of a kind whose rows make records together, all of each record or nothing. */
export async function writeRows(
  context: Context,
  found: Import,
  kind: ImportKind,
  rows: readonly RowToWrite[],
): Promise<void> {
  await readyForMany(context.db);
  if (kind.group) await writeGroups(context, found, kind, rows);
  else await inParts(rows, part, (some) => writePart(context, found, kind, some));
  await joinTextIndexes(context.db, kind);
}

interface Wanted {
  readonly row: RowToWrite;
  readonly record: ImportedRecord | undefined;
  readonly values: ImportedValues;
  readonly placeOf: ReadRow['placeOf'];
}

/** All of a record or nothing of it: new records together, and those that are changed one by one. */
async function writeGroups(
  context: Context,
  found: Import,
  kind: ImportKind,
  rows: readonly RowToWrite[],
): Promise<void> {
  const { said, records } = await readRows(context, found, kind, rows);
  const creations: Wanted[] = [];
  for (const [place, row] of rows.entries()) {
    const [{ said: values, placeOf }, record] = [said[place]!, records[place]];
    await orRefused(context, found, kind, { row, placeOf }, async () => {
      const wanted = { row, record, placeOf, values: valuesOf(kind, row, values, record) };
      if (record) await changeGroup(context, found, kind, { ...wanted, record });
      else creations.push(wanted);
    });
  }
  await createGroups(context, found, kind, creations);
}

/** Over a savepoint: what is refused leaves nothing, and says at its rows why. */
async function orRefused(
  context: Context,
  found: Import,
  kind: ImportKind,
  { row, placeOf }: Pick<Wanted, 'row' | 'placeOf'>,
  task: () => Promise<void>,
): Promise<void> {
  const { db } = context;
  await sql`savepoint one_record`.execute(db);
  try {
    await task();
    await sql`release savepoint one_record`.execute(db);
  } catch (error) {
    const refusal = refusalOf(error, row.number, placeOf);
    if (!refusal || found.scope === 'all') throw refusal ?? error;
    await sql`rollback to savepoint one_record`.execute(db);
    await markRefused(context, found, kind, refusal);
  }
}

async function changeGroup(
  context: Context,
  found: Import,
  kind: ImportKind,
  { row, record, values }: Wanted & { readonly record: ImportedRecord },
): Promise<void> {
  const [written] = await kind.change(context, [{ id: record.id, lockId: record.lockId, values }]);
  if (!written) throw changedMeanwhile(row);
  await markWritten(context, found, [{ number: row.number, before: record.values, ...written }]);
}

/**
 * Makes records together. Each that a rule refuses says so and the others stay. What only the database refuses, such as a
 * reference that another file took meanwhile, takes all of them back; then they are made in halves, until it stands alone.
 */
async function createGroups(
  context: Context,
  found: Import,
  kind: ImportKind,
  wanted: readonly Wanted[],
): Promise<void> {
  const [first] = wanted;
  if (!first) return;
  const { db } = context;
  await sql`savepoint records`.execute(db);
  try {
    await createTogether(context, found, kind, wanted);
    await sql`release savepoint records`.execute(db);
  } catch (error) {
    const refusal = refusalOf(error, first.row.number, first.placeOf);
    if (!refusal || (found.scope === 'all' && (wanted.length === 1 || error instanceof RowRefused)))
      throw refusal ?? error;
    await sql`rollback to savepoint records`.execute(db);
    if (wanted.length === 1) return markRefused(context, found, kind, refusal);
    const middle = Math.ceil(wanted.length / 2);
    await createGroups(context, found, kind, wanted.slice(0, middle));
    await createGroups(context, found, kind, wanted.slice(middle));
  }
}

async function createTogether(
  context: Context,
  found: Import,
  kind: ImportKind,
  wanted: readonly Wanted[],
): Promise<void> {
  const made = await kind.create(
    context,
    wanted.map(({ values }) => values),
  );
  const written: Written[] = [];
  for (const [place, { row, placeOf }] of wanted.entries()) {
    const record = made[place]!;
    if (!(record instanceof Failure)) {
      written.push({ number: row.number, before: null, id: record.id, lockId: record.lockId });
      continue;
    }
    const refusal = new RowRefused(row.number, problemsIn(record, placeOf));
    if (found.scope === 'all') throw refusal;
    await markRefused(context, found, kind, refusal);
  }
  await markWritten(context, found, written);
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
    ...creations.map(({ row }, place) => {
      const record = made[place]!;
      if (record instanceof Failure) throw new RowRefused(row.number, problemsIn(record));
      return { number: row.number, before: null, ...record };
    }),
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
  await sql`
    update import_row r set is_committed = true
     where r.partition = ${partition} and r.import_id = ${id} and r.part_of = any (${written.map(({ number }) => number)}::int[])`.execute(
    db,
  );
}

/** Notes at a row why it was not written, and at the rows that say the same record. */
export async function markRefused(
  context: Context,
  { id }: Import,
  kind: ImportKind,
  { row: number, problems }: RowRefused,
): Promise<void> {
  const { db, partition } = context;
  const [row] = await withParts(context, { id }, kind, [{ number, cells: [] }]);
  await sql`
    update import_row r set outcome = v.outcome, problems = v.problems, doubts = null, missing = null
      from jsonb_to_recordset(${JSON.stringify(rowsOf(row!, 'error', problems))}::jsonb) as v(number int, outcome text, problems jsonb)
     where r.partition = ${partition} and r.import_id = ${id} and r.number = v.number`.execute(db);
}

/** What a single row was refused for, if it was the row: a rule of the noun, or a constraint that another one got to first. */
export function refusalOf(error: unknown, number: number, placeOf?: ReadRow['placeOf']): RowRefused | undefined {
  if (error instanceof RowRefused) return error;
  if (error instanceof Failure) return new RowRefused(number, problemsIn(error, placeOf));
  const state = (error as { code?: unknown } | undefined)?.code;
  // Integrity constraints and data that a column does not take (PostgreSQL, appendix A).
  if (typeof state !== 'string' || !/^2[23]/.test(state)) return undefined;
  return new RowRefused(number, [{ field: '', code: state === '23505' ? 'importExists' : 'invalidValue' }]);
}
