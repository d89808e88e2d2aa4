import { cellValue, type ImportField } from '#platform/import-field.ts';
import { problemsOf } from '#platform/issues.ts';
import type { ImportedRecord, ImportedValues, ImportKind } from '#platform/server/import-kind.ts';
import { withPath, type Mapping } from '../mapping.ts';
import type { Import } from './imports.ts';
import type { RowProblem } from './tables.ts';

export interface ReadRow {
  /** What the cells say; a field whose cell is empty is left out. */
  readonly said: ImportedValues;
  readonly problems: readonly RowProblem[];
}

type How = Pick<Import, 'mapping' | 'day_first' | 'decimal_comma'>;

/** The values of a row's cells. */
export function readRow(
  cells: readonly string[],
  { mapping, day_first, decimal_comma }: How,
  fields: ReadonlyMap<string, ImportField>,
): ReadRow {
  let said: ImportedValues = {};
  const problems: RowProblem[] = [];
  for (const [place, name] of Object.entries(mapping)) {
    const field = fields.get(name);
    const cell = cells[Number(place)] ?? '';
    if (!field) continue;
    const value = cellValue(cell, field, { dayFirst: day_first, decimalComma: decimal_comma });
    if (value === undefined)
      problems.push({ field: name, code: 'importCellUnreadable', details: { value: cell.slice(0, 60) } });
    else if (value !== null) said = withPath(said, name.split('.'), value);
  }
  return { said, problems };
}

/** What the record would be: that of now with what the row says over it, checked as the noun's own form checks it. */
export function wantedRecord(
  { schema }: ImportKind,
  said: ImportedValues,
  record: ImportedRecord | undefined,
): { values: ImportedValues } | { problems: readonly RowProblem[] } {
  const checked = schema.safeParse(record ? over(record.values, said) : said, { reportInput: true });
  if (checked.success) return { values: checked.data };
  const found = Object.entries(problemsOf(checked.error));
  return { problems: found.map(([field, problem]) => ({ field, ...problem })) };
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

function same(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((each, place) => same(each, right[place]));
  if (!isObject(left) || !isObject(right)) return left === right;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => same(left[key], right[key]));
}

/** Fields of a kind by name. */
export function fieldsOf({ fields }: ImportKind): ReadonlyMap<string, ImportField> {
  return new Map(fields.map((field) => [field.name, field]));
}

/** The names that a mapping fills. */
export function filledBy(mapping: Mapping): ReadonlySet<string> {
  return new Set(Object.values(mapping));
}
