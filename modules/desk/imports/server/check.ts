import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { ImportedRecord, ImportKind, ProposedRow } from '#platform/server/import-kind.ts';
import { literal, literals } from '#platform/server/states-in-sql.ts';
import type { RowOutcome } from '../status.ts';
import { type Import, mayWrite, noteProgress, readyForMany } from './imports.ts';
import { inParts } from './in-parts.ts';
import { isUnchanged, problemsIn, readRows, wantedRecord, type ReadRow } from './read-row.ts';
import { compareByPass, countRows, type FileRow, formGroups, kept, rowsOf, withParts } from './row-groups.ts';
import type { RowProblem } from './tables.ts';

/** Rows that are checked in one transaction, and by one statement. */
const checkedAtOnce = 2000;
const part = 500;
/** Records of several rows are larger each. */
const groupsAtOnce = 500;

interface Verdict {
  readonly number: number;
  readonly outcome: RowOutcome;
  readonly problems: readonly RowProblem[];
  readonly doubts: readonly RowProblem[];
  /** Fields that its new record lacks. */
  readonly missing: readonly string[];
  readonly keys: readonly string[];
  readonly recordId: string | null;
  readonly recordLock: string | null;
  readonly row: FileRow;
  readonly placeOf?: ReadRow['placeOf'];
}

const problem = (code: string): RowProblem => ({ field: '', code });

/** Checks the next rows against the records of now, and writes nothing but what it found. Returns how many there were. */
export async function checkSome(context: Context, found: Import, kind: ImportKind): Promise<number> {
  const { db, partition } = context;
  if (kind.group && found.reached === 0 && (await formGroups(context, found, kind)) > kind.group.atMost)
    throw new TooManyRecords();
  const first = await db
    .selectFrom('import_row')
    .select(['number', 'cells', 'number_columns'])
    .where('partition', '=', partition)
    .where('import_id', '=', found.id)
    .where('number', '>', found.reached)
    .$if(kind.group !== undefined, (all) => all.where('part_of', 'is', null))
    .orderBy('number')
    .limit(kind.group ? groupsAtOnce : checkedAtOnce)
    .execute();
  if (first.length === 0) return 0;
  await readyForMany(db);
  const rows = await withParts(context, found, kind, first);
  await inParts(rows, part, async (some) => save(context, found, await verdictsOn(context, found, kind, some)));
  await noteProgress(context, found, { rows: countRows(rows), reached: rows.at(-1)!.number });
  return rows.length;
}

/** A file of more records than its kind allows. */
export class TooManyRecords extends Error {}

async function verdictsOn(
  context: Context,
  found: Import,
  kind: ImportKind,
  rows: readonly FileRow[],
): Promise<readonly Verdict[]> {
  const { said, records } = await readRows(context, found, kind, rows);
  const checked = said.map((read, place) =>
    check(context, found, kind, { ...read, row: rows[place]! }, records[place]),
  );
  return refused(context, kind, checked);
}

interface Checked {
  readonly verdict: Verdict;
  /** What the row would write, if nothing else refuses it. */
  readonly proposed?: ProposedRow;
}

function check(
  context: Context,
  { mode }: Import,
  kind: ImportKind,
  { row, said, problems, doubts, placeOf }: ReadRow & { readonly row: FileRow },
  record: ImportedRecord | undefined,
): Checked {
  const { mayCreate, mayUpdate } = mayWrite(context, kind);
  const [recordId, recordLock] = record ? [record.id, record.lockId] : [null, null];
  const is = (outcome: RowOutcome, found: readonly RowProblem[] = []): Verdict => {
    return {
      row,
      placeOf,
      number: row.number,
      outcome,
      problems: found,
      // Of what is not written nobody has to be sure.
      doubts: outcome === 'create' || outcome === 'update' ? doubts : [],
      missing: [],
      keys: outcome === 'error' || outcome === 'leftOut' ? [] : kind.keyValues(said),
      recordId,
      recordLock,
    };
  };
  const wrongly = (code: string, outcome: RowOutcome = 'error') => ({ verdict: is(outcome, [problem(code)]) });
  if (record?.isAmbiguous) return wrongly('importAmbiguous');
  if (record && mode === 'create') return wrongly('importExists', 'duplicate');
  if (!record && mode === 'update') return wrongly('importNoRecord');
  if (!record && !mayCreate) return wrongly('importMayNotCreate');
  const wanted = wantedRecord(kind, said, record, placeOf);
  const wrong = [...problems, ...('problems' in wanted ? wanted.problems : [])];
  const missing = 'values' in wanted ? (kind.missing?.(wanted.values) ?? []) : [];
  if (!record && wrong.length + missing.length > 0 && isTotals(row.cells)) return wrongly('importTotalsRow', 'leftOut');
  if (wrong.length > 0 || 'problems' in wanted) return { verdict: is('error', onePerField(wrong)) };
  const { values } = wanted;
  if (!record) return { verdict: { ...is('create'), missing }, proposed: { values, record } };
  if (isUnchanged(kind, values, record)) return { verdict: is('unchanged') };
  return mayUpdate ? { verdict: is('update'), proposed: { values, record } } : wrongly('importMayNotUpdate');
}

const totalWord =
  /^(?:grand |report |list |sub-?)?(?:totals?|totale|totaal|groottotaal|total geral|total g[ée]n[ée]ral|soma|somme)(?: (?:of|van|de|do|des|du) .{1,40})?:?$/i;

/** Whether a row looks like the sum below a list: it says so in its first cell, and the others are empty or figures. */
function isTotals(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const isSparse = (1 + others.length) * 2 <= cells.length;
  return totalWord.test(first) && (isSparse || others.every((cell) => figure.test(cell)));
}

/** An amount as reports write it: `R 1 234.50`, `(250,00)`, `1234-`. */
const figure = /^\(?-?\s?(?:R|ZAR)?\s?-?\d[\d\s.,]*\)?-?$/;

/** A cell that could not be read is also a field that is missing: the first says more. */
function onePerField(problems: readonly RowProblem[]): readonly RowProblem[] {
  return problems.filter(
    (each, place) => problems.findIndex(({ field, row }) => field === each.field && row === each.row) === place,
  );
}

/** What the noun refuses of rows whose form is good. */
async function refused(context: Context, kind: ImportKind, checked: readonly Checked[]): Promise<readonly Verdict[]> {
  const asked = checked.flatMap(({ proposed }) => proposed ?? []);
  const refusals = await kind.refusals(context, asked);
  const byRow = new Map(asked.map((proposed, place) => [proposed, refusals[place]]));
  return checked.map(({ verdict, proposed }) => {
    const refusal = proposed && byRow.get(proposed);
    return refusal
      ? {
          ...verdict,
          outcome: 'error',
          doubts: [],
          missing: [],
          problems: problemsIn(refusal, verdict.placeOf),
          keys: [],
        }
      : verdict;
  });
}

async function save({ db, partition }: Context, { id }: Import, verdicts: readonly Verdict[]): Promise<void> {
  const rows = verdicts.flatMap(({ row, outcome, problems, doubts, missing, keys, recordId, recordLock }) =>
    rowsOf(row, outcome, problems).map((each) => {
      const own = doubts.filter(({ row: at = row.number }) => at === each.number).map(kept);
      const first =
        each.number === row.number
          ? { keys, recordId, recordLock, missing: missing.length > 0 ? missing : null }
          : { keys: [], recordId: null, recordLock: null, missing: null };
      return { ...each, ...first, doubts: own.length > 0 ? own : null };
    }),
  );
  await sql`
    update import_row r
       set outcome = v.outcome, problems = v.problems, doubts = v.doubts, missing = v.missing, key_values = v.keys, record_id = v."recordId", record_lock = v."recordLock"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as v(number int, outcome text, problems jsonb, doubts jsonb, missing text[], keys text[], "recordId" uuid, "recordLock" text)
     where r.partition = ${partition} and r.import_id = ${id} and r.number = v.number`.execute(db);
}

/** Of rows that mean the same record, the first counts. */
export async function markTwice({ db, partition }: Context, { id }: Import): Promise<void> {
  await compareByPass(db, true);
  await sql`
    with said as (
      select number, unnest(key_values || case when record_id is null then '{}' else array['id:' || record_id] end) as key
        from import_row
       where partition = ${partition} and import_id = ${id} and outcome in ${literals<RowOutcome>('create', 'update', 'unchanged')}
    ), twice as (
      select number, min(first) as first
        from (select number, min(number) over (partition by key) as first from said) each
       where number > first group by number
    )
    update import_row r
       set outcome = ${literal<RowOutcome>('duplicate')}, doubts = null, missing = null, problems = jsonb_build_array(jsonb_build_object('field', '', 'code', 'importTwice', 'details', jsonb_build_object('row', t.first)))
      from twice t
     where r.partition = ${partition} and r.import_id = ${id} and r.number = t.number`.execute(db);
  await sql`
    update import_row r set outcome = ${literal<RowOutcome>('duplicate')}, doubts = null, problems = f.problems
      from import_row f
     where r.partition = ${partition} and r.import_id = ${id} and f.partition = ${partition} and f.import_id = ${id}
       and f.number = r.part_of and f.outcome = ${literal<RowOutcome>('duplicate')} and r.outcome <> ${literal<RowOutcome>('duplicate')}`.execute(
    db,
  );
  await compareByPass(db, false);
}
