import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { ImportedRecord, ImportedValues, ImportKind } from '#platform/server/import-kind.ts';
import type { RowOutcome } from '../status.ts';
import { type Import, mayWrite } from './imports.ts';
import { fieldsOf, isUnchanged, readRow, wantedRecord } from './read-row.ts';
import type { RowProblem } from './tables.ts';

/** Rows that are checked in one transaction. */
const checkedAtOnce = 500;

interface Verdict {
  readonly number: number;
  readonly outcome: RowOutcome;
  readonly problems: readonly RowProblem[];
  readonly keys: readonly string[];
  readonly recordId: string | null;
  readonly recordLock: string | null;
}

const problem = (code: string): RowProblem => ({ field: '', code });

/** Checks the next rows against the records of now, and writes nothing but what it found. Returns how many there were. */
export async function checkSome(context: Context, found: Import, kind: ImportKind): Promise<number> {
  const { db, partition } = context;
  const rows = await db
    .selectFrom('import_row')
    .select(['number', 'cells'])
    .where('partition', '=', partition)
    .where('import_id', '=', found.id)
    .where('outcome', 'is', null)
    .orderBy('number')
    .limit(checkedAtOnce)
    .execute();
  if (rows.length === 0) return 0;
  const fields = fieldsOf(kind);
  const read = rows.map(({ number, cells }) => ({ number, ...readRow(cells, found, fields) }));
  const records = await kind.find(
    context,
    read.map(({ said }) => said),
  );
  const verdicts = read.map((row, place) => verdictOn(context, found, kind, row, records[place]));
  await save(context, found, await refused(context, kind, read, records, verdicts));
  await db
    .updateTable('import_job')
    .set({ done: sql<number>`done + ${rows.length}` })
    .where('partition', '=', partition)
    .where('id', '=', found.id)
    .execute();
  return rows.length;
}

type Read = ReturnType<typeof readRow> & { readonly number: number };

function verdictOn(
  context: Context,
  { mode }: Import,
  kind: ImportKind,
  { number, said, problems }: Read,
  record: ImportedRecord | undefined,
): Verdict {
  const { mayCreate, mayUpdate } = mayWrite(context, kind);
  const keys = kind.keyValues(said);
  const verdict = (outcome: RowOutcome, found: readonly RowProblem[] = []): Verdict => {
    const [recordId, recordLock] = record ? [record.id, record.lockId] : [null, null];
    return { number, outcome, problems: found, keys: outcome === 'error' ? [] : keys, recordId, recordLock };
  };
  if (record?.isAmbiguous) return verdict('error', [problem('importAmbiguous')]);
  if (record && mode === 'create') return verdict('duplicate', [problem('importExists')]);
  if (!record && mode === 'update') return verdict('error', [problem('importNoRecord')]);
  if (!record && !mayCreate) return verdict('error', [problem('importMayNotCreate')]);
  const wanted = wantedRecord(kind, said, record);
  const wrong = [...problems, ...('problems' in wanted ? wanted.problems : [])];
  if (wrong.length > 0 || 'problems' in wanted) return verdict('error', onePerField(wrong));
  if (!record) return verdict('create');
  if (isUnchanged(kind, wanted.values, record)) return verdict('unchanged');
  return mayUpdate ? verdict('update') : verdict('error', [problem('importMayNotUpdate')]);
}

/** A cell that could not be read is also a field that is missing: the first says more. */
function onePerField(problems: readonly RowProblem[]): readonly RowProblem[] {
  return problems.filter((each, place) => problems.findIndex(({ field }) => field === each.field) === place);
}

/** What only the database knows: names and numbers that other records bear. */
async function refused(
  context: Context,
  kind: ImportKind,
  read: readonly Read[],
  records: readonly (ImportedRecord | undefined)[],
  verdicts: readonly Verdict[],
): Promise<readonly Verdict[]> {
  if (!kind.refusals) return verdicts;
  const asked = verdicts.flatMap(({ outcome }, place) => (outcome === 'create' || outcome === 'update' ? [place] : []));
  const refusals = await kind.refusals(
    context,
    asked.map((place) => ({ values: valuesOf(kind, read[place]!.said, records[place]), record: records[place] })),
  );
  const byPlace = new Map(asked.map((place, index) => [place, refusals[index]]));
  return verdicts.map((verdict, place) => {
    const found = byPlace.get(place);
    if (!found) return verdict;
    const problems = Object.entries(found).map(([field, each]) => ({ field, ...each }));
    return { ...verdict, outcome: 'error', problems, keys: [] };
  });
}

function valuesOf(kind: ImportKind, said: ImportedValues, record: ImportedRecord | undefined): ImportedValues {
  const wanted = wantedRecord(kind, said, record);
  return 'values' in wanted ? wanted.values : said;
}

async function save({ db, partition }: Context, { id }: Import, verdicts: readonly Verdict[]): Promise<void> {
  await sql`
    update import_row r
       set outcome = v.outcome, problems = v.problems, key_values = v.keys, record_id = v."recordId", record_lock = v."recordLock"
      from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb)
        as v(number int, outcome text, problems jsonb, keys text[], "recordId" uuid, "recordLock" text)
     where r.partition = ${partition} and r.import_id = ${id} and r.number = v.number`.execute(db);
}

/** Of rows that mean the same record, the first counts. */
export async function markTwice({ db, partition }: Context, { id }: Import): Promise<void> {
  await sql`
    with said as (
      select number, unnest(key_values || case when record_id is null then '{}' else array['id:' || record_id] end) as key
        from import_row
       where partition = ${partition} and import_id = ${id} and outcome in ('create', 'update', 'unchanged')
    ), twice as (
      select number, min(first) as first
        from (select number, min(number) over (partition by key) as first from said) each
       where number > first group by number
    )
    update import_row r
       set outcome = 'duplicate', problems = jsonb_build_array(jsonb_build_object('field', '', 'code', 'importTwice', 'details', jsonb_build_object('row', t.first)))
      from twice t
     where r.partition = ${partition} and r.import_id = ${id} and r.number = t.number`.execute(db);
}
