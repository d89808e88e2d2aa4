import { cellValue, type ImportField } from '#platform/import-field.ts';
import { problemsOf } from '#platform/issues.ts';
import type { Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ImportedRecord, ImportedValues, ImportKind } from '#platform/server/import-kind.ts';
import { withPath, type Mapping } from '../mapping.ts';
import type { ImportFailureCode } from '../messages/failures/index.ts';
import type { Import } from './imports.ts';
import { brokenCell, formulaWithoutValue } from './file-limits.ts';
import { fieldsOf } from './names.ts';
import { withReferences } from './references.ts';
import { type FileRow, together } from './row-groups.ts';
import type { RowProblem } from './tables.ts';

export interface ReadRow {
  /** What the cells say; a field whose cell is empty is left out. */
  readonly said: ImportedValues;
  readonly problems: readonly RowProblem[];
  /** Where several rows make one record: the cell that says what stands at a path of its values. */
  readonly placeOf?: (path: string) => Pick<RowProblem, 'field' | 'row'>;
}

type How = Pick<Import, 'partition' | 'company_id' | 'mapping' | 'meanings' | 'day_first' | 'decimal_comma'>;

/** The values of a row's cells. */
function readRow(
  cells: readonly string[],
  { mapping, meanings, day_first, decimal_comma }: How,
  fields: ReadonlyMap<string, ImportField>,
  timeZone: string,
): ReadRow {
  let said: ImportedValues = {};
  const problems: RowProblem[] = [];
  for (const [place, name] of Object.entries(mapping)) {
    const field = fields.get(name);
    const cell = cells[Number(place)] ?? '';
    if (!field) continue;
    if (brokenCell.test(cell.trim())) {
      problems.push(brokenAt(field, cell.trim()));
      continue;
    }
    const value = cellValue(meanings[name]?.[cell.trim().toLowerCase()] ?? cell, field, {
      dayFirst: day_first,
      decimalComma: decimal_comma,
      timeZone,
    });
    if (value === undefined) problems.push(unreadable(field, cell, decimal_comma));
    else if (value !== null) said = withPath(said, name.split('.'), value);
  }
  return { said, problems };
}

const unreadableAs = {
  number: 'importNotANumber',
  date: 'importNotADate',
  moment: 'importNotAMoment',
  flag: 'importNotYesNo',
  choice: 'importNotAChoice',
  digits: 'importNumberShortened',
  phone: 'importNumberShortened',
} as const satisfies Partial<Record<ImportField['kind'], ImportFailureCode>>;

/** What is wrong with a cell; the choices are put into words when somebody reads it. */
function unreadable({ name, kind, choices }: ImportField, cell: string, decimalComma: boolean): RowProblem {
  const code = unreadableAs[kind as keyof typeof unreadableAs];
  return {
    field: name,
    code,
    details: {
      value: cell.slice(0, 60),
      ...(choices && { choices: [...choices] }),
      ...(kind === 'number' && { example: decimalComma ? '1234,50' : '1234.50' }),
    },
  };
}

/** A cell that the spreadsheet itself could not reckon says nothing, and is not taken for an empty one. */
function brokenAt({ name }: ImportField, value: string): RowProblem {
  const code: ImportFailureCode =
    value.toUpperCase() === formulaWithoutValue ? 'importFormulaEmpty' : 'importCellBroken';
  return { field: name, code, details: { value } };
}

/** What the record would be: that of now with what the row says over it, checked as the noun's own form checks it. */
export function wantedRecord(
  { schema }: ImportKind,
  said: ImportedValues,
  record: ImportedRecord | undefined,
  placeOf: ReadRow['placeOf'] = (field) => ({ field }),
): { values: ImportedValues } | { problems: readonly RowProblem[] } {
  const checked = schema.safeParse(record ? over(record.values, said) : said, { reportInput: true });
  if (checked.success) return { values: checked.data };
  const found = Object.entries(problemsOf(checked.error));
  return { problems: found.map(([path, problem]) => ({ ...problem, ...placeOf(path) })) };
}

/** What the record is now, through the same check, so that two spellings of one value are no change. */
export function isUnchanged({ schema }: ImportKind, wanted: ImportedValues, record: ImportedRecord): boolean {
  const present = schema.safeParse(record.values);
  return present.success && same(present.data, wanted);
}

function over(base: ImportedValues, said: ImportedValues): ImportedValues {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(said)) {
    const inner = merged[key];
    merged[key] = isObject(value) && isObject(inner) ? over(inner, value) : value;
  }
  return merged;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function same(left: unknown, right: unknown): boolean {
  if (left instanceof Date && right instanceof Date) return left.getTime() === right.getTime();
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((each, place) => same(each, right[place]));
  if (!isObject(left) || !isObject(right)) return left === right;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => same(left[key], right[key]));
}

/** Rows as they are read, and for each the record that it means. */
export async function readRows(
  context: Context,
  found: How,
  kind: ImportKind,
  rows: readonly FileRow[],
): Promise<{ readonly said: readonly ReadRow[]; readonly records: readonly (ImportedRecord | undefined)[] }> {
  const fields = await fieldsOf(kind);
  const timeZone = await zoneOf(context, found, fields);
  const all = rows.flatMap((row) => [row, ...(row.parts ?? [])]);
  const read = all.map(({ cells }) => readRow(cells, found, fields, timeZone));
  const said = together(kind, rows, await withReferences(context, kind, read));
  return {
    said,
    records: await kind.find(
      context,
      said.map((row) => row.said),
    ),
  };
}

/** The zone in which the times of a file are meant: that of the company that brings it in. */
async function zoneOf(
  { db, timeZone }: Context,
  { partition, company_id }: How,
  fields: ReadonlyMap<string, ImportField>,
): Promise<string> {
  if (![...fields.values()].some(({ kind }) => kind === 'moment')) return timeZone;
  const company = await db
    .selectFrom('company')
    .select('time_zone')
    .where('partition', '=', partition)
    .where('id', '=', company_id)
    .executeTakeFirst();
  return company?.time_zone ?? timeZone;
}

/** A refusal at its fields, or at the row itself. */
export function problemsIn(
  { code, details, fields = {} }: Failure,
  placeOf: ReadRow['placeOf'] = (field) => ({ field }),
): readonly RowProblem[] {
  const placed = Object.entries(fields).map(([path, problem]) => ({ ...problem, ...placeOf(path) }));
  return placed.length > 0 ? placed : [{ field: '', code, details }];
}

/** The names that a mapping fills. */
export function filledBy(mapping: Mapping): ReadonlySet<string> {
  return new Set(Object.values(mapping));
}
