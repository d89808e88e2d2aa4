import { sql } from 'kysely';
import type { z } from 'zod';
import { fieldNames } from '#platform/server/field-names.ts';
import type { FailureTexts } from '#platform/server/failure-texts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ImportKind } from '#platform/server/import-kind.ts';
import type { importService } from '../contract.ts';
import { rowCounts, rowOutcomes, type RowOutcome } from '../status.ts';
import { getImport, type Import, type ImportKinds, kindNamed, mayWrite, personOf, refuseUnseen } from './imports.ts';

import { changesOf } from './changes.ts';
import { readingsOf } from './readings.ts';
import { inWords } from './row-words.ts';
import { problemSummary } from './summary.ts';
import type { RowProblem } from './tables.ts';

type Operations = (typeof importService)['operations'];
type Row = z.input<Operations['getImports']['output']>['rows'][number];
type Record_ = z.input<Operations['getImport']['output']>;
type Checked = z.input<Operations['getImportRows']['output']>;

const sampleRows = 4;
/** Rows that a file of failed rows has at most. */
const failedAtMost = 50_000;

function rowOf(found: Import): Row {
  return {
    importId: found.id,
    lockId: String(found.version),
    kind: found.kind,
    fileName: found.file_name,
    status: found.status,
    rows: found.rows,
    done: found.done,
    startedBy: found.started_by_name,
    createdAt: found.created_at.toISOString(),
    completedAt: found.completed_at?.toISOString() ?? null,
  };
}

interface ListQuery {
  readonly kind: string;
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
  readonly descending: boolean;
}

/** What the company brought in of a kind, the newest first. */
export async function listImports(context: Context, kinds: ImportKinds, query: ListQuery) {
  const { db, partition } = context;
  refuseUnseen(context, kindNamed(kinds, query.kind));
  const matching = db
    .selectFrom('import_job')
    .where('partition', '=', partition)
    .where('company_id', '=', personOf(context).companyId)
    .where('kind', '=', query.kind)
    .where('status', '<>', 'DISCARDED')
    .$if(query.search !== '', (all) => all.where('file_name', 'ilike', `%${query.search.replace(/[\\%_]/g, '\\$&')}%`));
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('created_at', query.descending ? 'desc' : 'asc')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(rowOf), total, totalIsCapped: false };
}

/** Everything about one import that its screen needs. */
export async function showImport(
  context: Context,
  kinds: ImportKinds,
  texts: FailureTexts,
  importId: string,
): Promise<Record_> {
  const { db, partition, language } = context;
  const found = await getImport(context, importId);
  const kind = kindNamed(kinds, found.kind);
  refuseUnseen(context, kind);
  const names = await fieldNames(kind, language);
  const [sample, templates, sameFile] = await Promise.all([
    db
      .selectFrom('import_row')
      .select('cells')
      .where('partition', '=', partition)
      .where('import_id', '=', importId)
      .orderBy('number')
      .limit(sampleRows)
      .execute(),
    db
      .selectFrom('import_template')
      .select(['id', 'name'])
      .where('partition', '=', partition)
      .where('company_id', '=', found.company_id)
      .where('kind', '=', found.kind)
      .orderBy('name')
      .execute(),
    db
      .selectFrom('import_job')
      .select(['created_at', 'started_by_name'])
      .where('partition', '=', partition)
      .where('company_id', '=', found.company_id)
      .where('kind', '=', found.kind)
      .where('file_hash', '=', found.file_hash)
      .where('created_at', '<', found.created_at)
      .where('status', '<>', 'DISCARDED')
      .orderBy('created_at', 'desc')
      .executeTakeFirst(),
  ]);
  return {
    ...rowOf(found),
    sheets: [...found.sheets],
    sheet: found.sheet,
    headings: [...found.headings],
    headerRow: found.header_row,
    sample: sample.map(({ cells }) => cells),
    mapping: found.mapping,
    meanings: found.meanings,
    mode: found.mode,
    dayFirst: found.day_first,
    decimalComma: found.decimal_comma,
    counts: countsOf(found),
    summary: await problemSummary(context, found, names, texts),
    problem: found.problem && texts.of(language, found.problem),
    fields: kind.fields.map(({ name, isRequired, isSeveral, choices }) => ({
      name,
      label: names(name),
      isRequired: isRequired === true,
      isSeveral: isSeveral === true,
      choices: [...(choices ?? [])],
      choiceLabels: (choices ?? []).map((choice) => names.choice(name, choice)),
    })),
    keys: kind.keys.map(names),
    templates: templates.map(({ id, name }) => ({ templateId: id, name })),
    ...mayWrite(context, kind),
    sameFile: sameFile ? { at: sameFile.created_at.toISOString(), by: sameFile.started_by_name } : null,
  };
}

/** What the rows came to when the last work ended. */
function countsOf({ counts }: Import): Record_['counts'] {
  const whats = [...rowOutcomes, ...rowCounts] as const;
  return Object.fromEntries(whats.map((what) => [what, counts[what] ?? 0])) as Record_['counts'];
}

interface RowsQuery {
  readonly importId: string;
  readonly outcome?: RowOutcome | undefined;
  readonly touched?: boolean | undefined;
  readonly doubtful?: boolean | undefined;
  readonly incomplete?: boolean | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** The rows of an import as they stand in its file, with what became of each. */
export async function showRows(
  context: Context,
  kinds: ImportKinds,
  texts: FailureTexts,
  { importId, outcome, touched = false, doubtful = false, incomplete = false, page, pageSize }: RowsQuery,
): Promise<Checked> {
  const { db, partition, language } = context;
  const found = await getImport(context, importId);
  const kind = kindNamed(kinds, found.kind);
  refuseUnseen(context, kind);
  const names = await fieldNames(kind, language);
  const rows = await db
    .selectFrom('import_row')
    .select([
      'number',
      'cells',
      'number_columns',
      'outcome',
      'problems',
      'doubts',
      'missing',
      'record_id',
      'is_committed',
      'before',
      'part_of',
    ])
    .where('partition', '=', partition)
    .where('import_id', '=', importId)
    .$if(outcome !== undefined, (all) => all.where('outcome', '=', outcome ?? null))
    .$if(touched, (all) => all.where('is_committed', '=', true).where(sql<boolean>`problems <> '[]'`))
    .$if(doubtful, (all) => all.where('outcome', 'in', ['create', 'update']).where('doubts', 'is not', null))
    .$if(incomplete, (all) => all.where('outcome', 'in', ['create', 'update']).where('missing', 'is not', null))
    .orderBy('number')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const [changes, readings] = [
    await changesOf(context, found, kind, rows, { names, texts }),
    await readingsOf(context, found, kind, rows, { names, texts }),
  ];
  const narrowed = outcome ?? (touched ? 'touched' : doubtful ? 'doubtful' : incomplete ? 'incomplete' : undefined);
  const columns = new Map(Object.entries(found.mapping).map(([place, name]) => [name, Number(place)]));
  const said = (problem: RowProblem) => ({
    ...inWords(problem, names, texts, language),
    column: columns.get(problem.field) ?? null,
  });
  return {
    total: narrowed ? countsOf(found)[narrowed] : found.rows,
    totalIsCapped: false,
    rows: rows.map((row) => ({
      number: row.number,
      cells: row.cells,
      outcome: row.outcome,
      problems: row.problems.map(said),
      doubts: (row.doubts ?? []).map(said),
      readings: [...(readings.get(row.number) ?? [])],
      changes: [...(changes.get(row.number) ?? [])],
      missing: (row.missing ?? []).map((path) => names(path)),
      recordId: row.record_id,
      isCommitted: row.is_committed,
    })),
  };
}

/** What the columns of an empty file are called. */
export async function headingsOf(
  context: Context,
  kind: ImportKind,
): Promise<z.input<Operations['getImportHeadings']['output']>> {
  refuseUnseen(context, kind);
  const names = await fieldNames(kind, context.language);
  return { headings: kind.fields.filter(({ isForeign }) => isForeign !== true).map(({ name }) => names(name)) };
}

/** A file of the rows that were not written: as they came, with the reason beside each. */
export async function failedRows(
  context: Context,
  kinds: ImportKinds,
  texts: FailureTexts,
  importId: string,
): Promise<z.input<Operations['getImportErrors']['output']>> {
  const { db, partition, language, today } = context;
  const found = await getImport(context, importId);
  const kind = kindNamed(kinds, found.kind);
  refuseUnseen(context, kind);
  const names = await fieldNames(kind, language);
  const rows = await db
    .selectFrom('import_row')
    .select(['cells', 'problems'])
    .where('partition', '=', partition)
    .where('import_id', '=', importId)
    .where('outcome', 'in', ['error', 'duplicate'])
    .orderBy('number')
    .limit(failedAtMost)
    .execute();
  const reason = (problems: readonly RowProblem[]) =>
    problems
      .map((problem) => inWords(problem, names, texts, language))
      .map(({ field, text }) => (field ? `${field}: ${text}` : text))
      .join(' ');
  return {
    fileName: `${found.file_name.replace(/\.\w{1,5}$/, '')} ${today}.${found.format}`,
    format: found.format,
    delimiter: found.delimiter,
    rows: [
      [...found.headings, texts.of(language, 'importReason')],
      ...rows.map(({ cells, problems }) => [...cells, reason(problems)]),
    ],
  };
}
