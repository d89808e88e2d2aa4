import { type CellReading, clockIn, dayIn, readCell } from '#platform/import-cell.ts';
import type { ImportField } from '#platform/import-field.ts';
import { problemsOf } from '#platform/issues.ts';
import type { Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ImportedRecord, ImportedValues, ImportKind, ZoneOfField } from '#platform/server/import-kind.ts';
import { withPath, type Mapping } from '../mapping.ts';
import type { ImportFailureCode } from '../messages/failures/index.ts';
import type { Import } from './imports.ts';
import { brokenCell, formulaWithoutValue } from '#platform/workbook/file-limits.ts';
import { fieldsOf } from './names.ts';
import { withReferences } from './references.ts';
import { type Cells, type FileRow, together } from './row-groups.ts';
import type { RowProblem } from './tables.ts';
import { over, same, withKnownPhones } from './values.ts';

export interface ReadRow {
  /** What the cells say; a field whose cell is empty is left out. */
  readonly said: ImportedValues;
  readonly problems: readonly RowProblem[];
  /** What was read and has to be looked at before it is stored. */
  readonly doubts: readonly RowProblem[];
  /** Where several rows make one record: the cell that says what stands at a path of its values. */
  readonly placeOf?: (path: string) => Pick<RowProblem, 'field' | 'row'>;
}

type How = Pick<
  Import,
  'partition' | 'company_id' | 'mapping' | 'meanings' | 'day_first' | 'decimal_comma' | 'is_mark_shown'
>;

/** The field that says in which currency (ISO 4217) the amounts of its row are. */
const currencyField = 'currency';

/** The clock on which the moments of a row are: one for all of them, or for each field its own. */
type Clock = string | ZoneOfField;

/** How the cells of a row are read, each by the place of its column; a column without a field is left out. */
export function readCells(
  { cells, number_columns }: Cells,
  { mapping, meanings, day_first, decimal_comma, is_mark_shown }: How,
  fields: ReadonlyMap<string, ImportField>,
  clock: Clock,
): readonly {
  readonly place: number;
  readonly field: ImportField;
  readonly cell: string;
  readonly reading: CellReading;
}[] {
  const columns = Object.entries(mapping).flatMap(([place, name]) => {
    const field = fields.get(name);
    const cell = cells[Number(place)] ?? '';
    return field
      ? [{ place: Number(place), field, cell, meant: meanings[name]?.[cell.trim().toLowerCase()] ?? cell }]
      : [];
  });
  const how = { dayFirst: day_first, decimalComma: decimal_comma, isMarkShown: is_mark_shown };
  const zoneIn = ({ name }: ImportField) => (typeof clock === 'string' ? clock : clock(name));
  const named = columns.find(({ field }) => field.name === currencyField);
  const said = named && readCell(named.meant, named.field, how);
  const currency = said && 'value' in said && typeof said.value === 'string' ? said.value : undefined;
  return joinTimes(columns, fields).map(({ place, field, cell, meant }) => {
    const isNumber = number_columns?.includes(place) ?? false;
    const country = field.isRegion && countryBeside(field, columns);
    const more = { timeZone: zoneIn(field), ...(currency && { currency }), ...(country && { country }) };
    return { place, field, cell, reading: readCell(meant, field, { ...how, isNumber, ...more }) };
  });
}

interface Column {
  readonly place: number;
  readonly field: ImportField;
  readonly cell: string;
  /** The cell, or what somebody said that it means. */
  readonly meant: string;
}

/** The country that stands beside a region: `physicalAddress.country` beside `physicalAddress.region`. */
function countryBeside({ name }: ImportField, columns: readonly Column[]): string | undefined {
  const beside = name.replace(/region$/, 'country').replace(/Region$/, 'Country');
  const found = columns.find(({ field }) => field.name === beside);
  const value =
    found && found.meant.trim() !== ''
      ? readCell(found.meant, found.field, { dayFirst: true, decimalComma: false })
      : undefined;
  return value && 'value' in value && typeof value.value === 'string' ? value.value : undefined;
}

/** A day with its clock in the place of one of them. */
const joined = (column: Column, day: string, clock: string): Column => {
  const text = `${day} ${clockIn(clock) ?? clock}`;
  return { ...column, cell: text, meant: text };
};

/** Puts days and clocks together that have a column each; a clock without its day is that of the field whose day it shares. */
function joinTimes(columns: readonly Column[], fields: ReadonlyMap<string, ImportField>): readonly Column[] {
  if (!columns.some(({ field }) => field.kind === 'moment' || field.kind === 'time')) return columns;
  const textOf = (name: string | undefined) => columns.find(({ field }) => field.name === name)?.meant.trim() ?? '';
  const clockOf = (name: string) => columns.find(({ field }) => field.timeOf === name)?.meant.trim() ?? '';
  const dayBeside = ({ dayOf }: ImportField) => dayIn(textOf(dayOf));
  return columns.flatMap((column) => {
    const { field, meant } = column;
    const text = meant.trim();
    if (field.kind === 'moment') {
      const clock = clockOf(field.name);
      if (text !== '' && clock !== '') return [joined(column, dayIn(text), clock)];
      const [alone, day] = [clockIn(text), dayBeside(field)];
      return [alone !== undefined && day !== '' ? joined(column, day, alone) : column];
    }
    if (field.timeOf === undefined || text === '') return [column];
    if (textOf(field.timeOf) !== '') return [];
    const [target, day] = [fields.get(field.timeOf), dayBeside(field)];
    if (target === undefined || day === '') return [{ ...column, meant: `${text} ?` }];
    return [joined({ ...column, field: target }, day, text)];
  });
}

/** The values of a row's cells. */
function readRow(row: Cells, how: How, fields: ReadonlyMap<string, ImportField>, clock: Clock): ReadRow {
  let said: ImportedValues = {};
  const [problems, doubts]: [RowProblem[], RowProblem[]] = [[], []];
  for (const { field, cell, reading } of readCells(row, how, fields, clock)) {
    if (brokenCell.test(cell.trim())) problems.push(brokenAt(field, cell.trim()));
    else if ('refused' in reading) problems.push(refusedCell(field, cell, reading.other, how));
    else if (reading.value !== null) {
      said = withPath(said, field.name.split('.'), reading.value);
      if (reading.doubt)
        doubts.push({
          field: field.name,
          code: reading.doubt satisfies ImportFailureCode,
          details: { value: cell.trim().slice(0, 60), read: reading.value },
        });
    }
  }
  return { said, problems, doubts };
}

/** What is wrong with a cell that is refused. */
function refusedCell(field: ImportField, cell: string, other: string | undefined, { decimal_comma }: How): RowProblem {
  if (other === undefined) return unreadable(field, cell, decimal_comma);
  const code: ImportFailureCode = 'importOtherCurrency';
  return { field: field.name, code, details: { value: cell.trim().slice(0, 60), other } };
}

const unreadableAs = {
  number: 'importNotANumber',
  term: 'importNotATerm',
  date: 'importNotADate',
  moment: 'importNotAMoment',
  time: 'importTimeAlone',
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
  { schema, group, fields }: ImportKind,
  said: ImportedValues,
  record: ImportedRecord | undefined,
  placeOf: ReadRow['placeOf'] = (field) => ({ field }),
): { values: ImportedValues } | { problems: readonly RowProblem[] } {
  const checked = schema.safeParse(
    record
      ? over(record.values, withKnownPhones(fields, group?.upon?.(record.values, said) ?? said, record.values))
      : said,
    { reportInput: true },
  );
  if (checked.success) return { values: checked.data };
  const found = Object.entries(problemsOf(checked.error));
  return { problems: found.map(([path, problem]) => ({ ...problem, ...placeOf(path) })) };
}

/** What the record is now, through the same check, so that two spellings of one value are no change. */
export function isUnchanged({ schema }: ImportKind, wanted: ImportedValues, record: ImportedRecord): boolean {
  const present = schema.safeParse(record.values);
  return present.success && same(present.data, wanted);
}

/** Rows as they are read, and for each the record that it means. */
export async function readRows(
  context: Context,
  found: How,
  kind: ImportKind,
  rows: readonly FileRow[],
): Promise<{ readonly said: readonly ReadRow[]; readonly records: readonly (ImportedRecord | undefined)[] }> {
  const all = rows.flatMap((row) => [row, ...(row.parts ?? [])]);
  const { read } = await onOwnClocks(context, found, kind, all);
  const said = together(kind, rows, read);
  return {
    said,
    records: await kind.find(
      context,
      said.map((row) => row.said),
    ),
  };
}

/**
 * Rows as they are read, with the ids of what they refer to, and on whose clock the moments of each are: where a place of the
 * row has another clock than the company, its cells say what that clock shows.
 */
export async function onOwnClocks(
  context: Context,
  found: How,
  kind: ImportKind,
  rows: readonly Cells[],
): Promise<{ readonly read: readonly ReadRow[]; readonly home: string; readonly clocks: readonly Clock[] }> {
  const fields = await fieldsOf(kind);
  const home = await zoneOf(context, found, fields);
  const read = await withReferences(
    context,
    kind,
    rows.map((row) => readRow(row, found, fields, home)),
  );
  if (!kind.zonesOf) return { read, home, clocks: rows.map(() => home) };
  const clocks = await kind.zonesOf(
    context,
    read.map(({ said }) => said),
    home,
  );
  const moments = [...fields.values()].filter((field) => field.kind === 'moment').map(({ name }) => name);
  return {
    home,
    clocks,
    read: read.map((row, place) => {
      const clock = clocks[place]!;
      const others = moments.filter((name) => name in row.said && clock(name) !== home);
      if (others.length === 0) return row;
      const { said } = readRow(rows[place]!, found, fields, clock);
      return { ...row, said: { ...row.said, ...Object.fromEntries(others.map((name) => [name, said[name]])) } };
    }),
  };
}

/** The zone in which the times of a file are meant: that of the company that brings it in. */
export async function zoneOf(
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
