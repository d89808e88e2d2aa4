import { sql } from 'kysely';
import { formatDate, isCalendarDate } from '#platform/dates.ts';
import { formatDecimal } from '#platform/decimal.ts';
import type { ImportField } from '#platform/import-field.ts';
import { dayOfClock, wallClockIn } from '#platform/wall-clock.ts';
import type { FailureTexts } from '#platform/server/failure-texts.ts';
import type { FieldNames } from '#platform/server/field-names.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ImportKind } from '#platform/server/import-kind.ts';
import type { CheckedRow } from '../contract.ts';
import type { Import } from './imports.ts';
import { fieldsOf } from './names.ts';
import { readRows, wantedRecord, zoneOf } from './read-row.ts';
import { same, valueAt } from './values.ts';
import { withParts } from './row-groups.ts';

interface ShownRow {
  readonly number: number;
  readonly cells: readonly string[];
  readonly outcome: string | null;
  readonly is_committed: boolean;
  readonly part_of: number | null;
  readonly before: Readonly<Record<string, unknown>> | null;
}

type Change = CheckedRow['changes'][number];
interface Difference {
  readonly field: ImportField;
  readonly column: number | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** For each row that changes a record what it writes over what: of the records of now, or as they were before it was written. */
export async function changesOf(
  context: Context,
  found: Import,
  kind: ImportKind,
  rows: readonly ShownRow[],
  words: { readonly names: FieldNames; readonly texts: FailureTexts },
): Promise<ReadonlyMap<number, readonly Change[]>> {
  const changing = await withParts(
    context,
    found,
    kind,
    rows.filter(({ outcome, part_of }) => outcome === 'update' && part_of === null),
  );
  if (changing.length === 0) return new Map();
  const { said, records } = await readRows(context, found, kind, changing);
  const differences = changing.map((row, place) => {
    const record = records[place];
    const before = row.is_committed ? row.before : record?.values;
    if (!before) return [];
    const wanted = wantedRecord(kind, said[place]!.said, { id: '', lockId: '', values: before });
    return 'values' in wanted ? differing(found, kind, asChecked(kind, before), wanted.values) : [];
  });
  const called = await recordNames(context, differences.flat());
  const timeZone = await zoneOf(context, found, await fieldsOf(kind));
  return new Map(
    changing.map(({ number }, place) => [
      number,
      (differences[place] ?? []).map(({ field, column, before, after }) => ({
        field: words.names(field.name),
        column,
        before: valueInWords(before, field, { ...words, called, timeZone }, context.language),
        after: valueInWords(after, field, { ...words, called, timeZone }, context.language),
      })),
    ]),
  );
}

function asChecked({ schema }: ImportKind, values: Readonly<Record<string, unknown>>) {
  const checked = schema.safeParse(values);
  return checked.success ? checked.data : values;
}

function differing(
  { mapping }: Import,
  { fields, group }: ImportKind,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly Difference[] {
  const inColumns = (values: Readonly<Record<string, unknown>>) => group?.spread?.(values) ?? values;
  const [was, is] = [inColumns(before), inColumns(after)];
  const columns = new Map(Object.entries(mapping).map(([place, name]) => [name, Number(place)]));
  return fields.flatMap((field) => {
    const [old, now] = [valueAt(was, field.name), valueAt(is, field.name)];
    return same(old, now) ? [] : [{ field, column: columns.get(field.name) ?? null, before: old, after: now }];
  });
}

export interface Words {
  readonly names: FieldNames;
  readonly texts: FailureTexts;
  readonly called: ReadonlyMap<string, string>;
  /** The zone (IANA name) in which a moment is said. */
  readonly timeZone: string;
}

/** A value as people of a language read it. */
export function valueInWords(value: unknown, field: ImportField, words: Words, language: Context['language']): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map((each) => valueInWords(each, field, words, language)).join('; ');
  if (typeof value === 'boolean') return words.texts.of(language, value ? 'importYes' : 'importNo');
  if (typeof value === 'number') return formatDecimal(language, value, { decimals: 6 });
  const text = String(value);
  if (field.kind === 'choice') return words.names.choice(field.name, text);
  if (field.kind === 'reference') return words.called.get(text) ?? text;
  if (field.kind === 'moment' && !Number.isNaN(Date.parse(text))) {
    const clock = wallClockIn(words.timeZone, text);
    return `${formatDate(dayOfClock(clock), language)} ${clock.slice(11)}`;
  }
  return field.kind === 'date' && isCalendarDate(text) ? formatDate(text, language) : text;
}

/** How a record is called in a change. */
function nameOf(noun: string) {
  if (noun === 'billToParty') return sql`t.business_unit_name`;
  return ['supplier', 'customer', 'contractor'].includes(noun)
    ? sql`t.registered_name`
    : sql`concat_ws(' ', t.code, t.name)`;
}

/** The names of the records that references mean, by their ids; the walls of the person who asks hold. */
async function recordNames(
  { db, partition }: Context,
  differences: readonly Difference[],
): Promise<ReadonlyMap<string, string>> {
  const byNoun = Map.groupBy(
    differences.filter(({ field }) => field.refersTo !== undefined),
    ({ field }) => field.refersTo!,
  );
  const called = new Map<string, string>();
  for (const [noun, of] of byNoun) {
    const ids = of.flatMap(({ before, after }) => [before, after].flat()).filter((id) => typeof id === 'string');
    const table = sql.table(noun.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    const name = nameOf(noun);
    const { rows } = await sql<{ id: string; name: string }>`
      select t.id, ${name} as name from ${table} t where t.partition = ${partition} and t.id::text = any (${ids}::text[])`.execute(
      db,
    );
    for (const row of rows) called.set(row.id, row.name);
  }
  return called;
}
