import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { ImportKind } from '#platform/server/import-kind.ts';
import type { RowOutcome } from '../status.ts';
import type { Import } from './imports.ts';
import type { ReadRow } from './read-row.ts';
import type { RowProblem } from './tables.ts';

export interface Cells {
  readonly number: number;
  readonly cells: readonly string[];
  /** Places of the cells that are numbers of a workbook. */
  readonly number_columns?: readonly number[] | null;
}

/** A row of a file, with the others that say the same record. */
export interface FileRow extends Cells {
  readonly parts?: readonly Cells[];
}

/**
 * For statements that hold the rows of a file against each other. Of rows that were put in a moment ago the planner knows
 * nothing: it takes them for a few, and would compare each with each.
 */
export async function compareByPass(db: Context['db'], isOn: boolean): Promise<void> {
  await sql`select set_config('enable_nestloop', ${isOn ? 'off' : 'on'}, true)`.execute(db);
}

/** Says of every row which one is the first of its record. Answers how many records the file has. */
export async function formGroups({ db, partition }: Context, found: Import, kind: ImportKind): Promise<number> {
  if (!kind.group) return 0;
  const { by } = kind.group;
  const place = Object.entries(found.mapping).find(([, field]) => field === by)?.[0];
  await compareByPass(db, true);
  await sql`
    with said as (
      select number, lower(btrim(coalesce(cells[${Number(place ?? -2) + 1}], ''))) as key
        from import_row where partition = ${partition} and import_id = ${found.id}
    ), first as (
      -- A row that does not say to which record it belongs stands alone.
      select number, case when key = '' then number else min(number) over (partition by key) end as first from said
    )
    update import_row r set part_of = nullif(f.first, r.number)
      from first f where r.partition = ${partition} and r.import_id = ${found.id} and r.number = f.number`.execute(db);
  await compareByPass(db, false);
  const { rows } = await sql<{ records: number }>`
    select count(*)::int as records from import_row
     where partition = ${partition} and import_id = ${found.id} and part_of is null`.execute(db);
  return rows[0]!.records;
}

/** First rows of records, each with its other rows in the order of the file. */
export async function withParts<Row extends Cells>(
  { db, partition }: Context,
  { id }: Pick<Import, 'id'>,
  { group }: ImportKind,
  rows: readonly Row[],
): Promise<readonly (Row & FileRow)[]> {
  if (!group || rows.length === 0) return rows;
  const parts = await db
    .selectFrom('import_row')
    .select(['number', 'cells', 'number_columns', 'part_of'])
    .where('partition', '=', partition)
    .where('import_id', '=', id)
    .where(sql<boolean>`part_of = any (${rows.map(({ number }) => number)}::int[])`)
    .orderBy('number')
    .execute();
  const byFirst = Map.groupBy(parts, ({ part_of }) => part_of);
  return rows.map((row) => ({ ...row, parts: byFirst.get(row.number) ?? [] }));
}

/** Rows that were read one by one, as the records that they say. */
export function together(
  { group }: ImportKind,
  rows: readonly FileRow[],
  read: readonly ReadRow[],
): readonly ReadRow[] {
  if (!group) return read;
  let next = 0;
  return rows.map((row) => {
    const numbers = [row, ...(row.parts ?? [])].map(({ number }) => number);
    const own = read.slice(next, (next += numbers.length));
    const { values, problems, placeOf } = group.compose(own.map(({ said }) => said));
    const at = (place: number) => numbers[place] ?? row.number;
    return {
      said: values,
      problems: [
        ...own.flatMap((each, place) => each.problems.map((problem) => ({ ...problem, row: at(place) }))),
        ...problems.map((problem) => ({ ...problem, row: at(problem.row) })),
      ],
      doubts: own.flatMap((each, place) => each.doubts.map((doubt) => ({ ...doubt, row: at(place) }))),
      placeOf(path) {
        const { row: place, field } = placeOf(path);
        return { row: at(place), field };
      },
    };
  });
}

interface RowVerdict {
  readonly number: number;
  readonly outcome: RowOutcome;
  readonly problems: readonly RowProblem[];
}

/** A problem as it is kept at its row. */
export const kept = ({ field, code, details }: RowProblem): RowProblem => ({
  field,
  code,
  ...(details && { details }),
});

/** What becomes of each row of a record: its own problems, and where it has none the row that is to blame. */
export function rowsOf(
  { number, parts = [] }: Pick<FileRow, 'number' | 'parts'>,
  outcome: RowOutcome,
  problems: readonly RowProblem[],
): readonly RowVerdict[] {
  if (parts.length === 0) return [{ number, outcome, problems: problems.map(kept) }];
  const of = (each: RowProblem) => each.row ?? number;
  const blamed = problems[0] && of(problems[0]);
  return [number, ...parts.map((part) => part.number)].map((row) => {
    const own = problems.filter((problem) => of(problem) === row).map(kept);
    const isBlameless = own.length === 0 && blamed !== undefined && outcome === 'error';
    return {
      number: row,
      outcome,
      problems: isBlameless ? [{ field: '', code: 'importPartRefused', details: { row: blamed } }] : own,
    };
  });
}

/** How many rows of the file they are. */
export function countRows(rows: readonly Pick<FileRow, 'parts'>[]): number {
  return rows.reduce((sum, { parts = [] }) => sum + 1 + parts.length, 0);
}
