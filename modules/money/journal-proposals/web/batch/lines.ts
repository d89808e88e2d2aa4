import { parseDate, parseWordedDate } from '#platform/date-text.ts';
import { type CalendarDate, formatDate } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import type { GridRow } from '#platform/lines/grid.ts';
import { type Cents, cents, centsOfWire, noCents } from '#platform/money.ts';
import type { ProposalRecord } from '#modules/money/journal-proposals/contract.ts';

/** A line of a batch as it is typed; days are texts until they are sent. */
export interface BatchLine {
  readonly account: string;
  readonly centre: string;
  readonly text: string;
  readonly debit: number | null;
  readonly credit: number | null;
  readonly group: string;
  readonly vatCode: string;
  readonly loadNumber: string;
  readonly party: string;
  readonly number: string;
  readonly date: string;
  readonly dueDate: string;
}
export type BatchField = keyof BatchLine;
type Row = GridRow<BatchLine>;

export const emptyLine: BatchLine = {
  account: '',
  centre: '',
  text: '',
  debit: null,
  credit: null,
  group: '',
  vatCode: '',
  loadNumber: '',
  party: '',
  number: '',
  date: '',
  dueDate: '',
};

/** The lines of a journal within a batch. */
export interface BatchGroup {
  readonly group: string;
  readonly lines: number;
  readonly debit: Cents;
  readonly credit: Cents;
  /** Above zero: too much debit. */
  readonly difference: Cents;
}

const centsOrNone = (amount: number | null) => (amount === null ? noCents : centsOfWire(amount));

/** Whether anything was typed into a line; an empty one is neither sent nor counted. */
export function isEmptyRow({ line, refused }: Row): boolean {
  return (
    Object.keys(refused).length === 0 &&
    (Object.keys(emptyLine) as BatchField[]).every((field) => line[field] === emptyLine[field])
  );
}

/** What each journal of a batch comes to, in the order in which the lines name them. */
export function groupsOf(rows: readonly Row[]): readonly BatchGroup[] {
  const groups = Map.groupBy(
    rows.filter((row) => !isEmptyRow(row)),
    ({ line }) => line.group,
  );
  return [...groups].map(([group, own]) => {
    let [debit, credit] = [noCents, noCents];
    for (const { line } of own) {
      debit = cents(debit + centsOrNone(line.debit));
      credit = cents(credit + centsOrNone(line.credit));
    }
    return { group, lines: own.length, debit, credit, difference: cents(debit - credit) };
  });
}

/** What the whole comes to. */
export function wholeOf(groups: readonly BatchGroup[]): Omit<BatchGroup, 'group'> {
  return groups.reduce(
    (sum, each) => ({
      lines: sum.lines + each.lines,
      debit: cents(sum.debit + each.debit),
      credit: cents(sum.credit + each.credit),
      difference: cents(sum.difference + each.difference),
    }),
    { lines: 0, debit: noCents, credit: noCents, difference: noCents },
  );
}

/** What a line must come to so that its journal is in balance: on which side, and how much. */
export function restOf(
  rows: readonly Row[],
  place: number,
): { readonly field: 'debit' | 'credit'; readonly cents: Cents } {
  const group = rows[place]?.line.group ?? rows.at(-1)?.line.group ?? '';
  const others = rows.filter((row, other) => other !== place && row.line.group === group);
  const [sum] = groupsOf(others);
  const missing = sum ? cents(-sum.difference) : noCents;
  return missing >= 0n ? { field: 'debit', cents: missing } : { field: 'credit', cents: cents(-missing) };
}

/** What the table shows from top to bottom: the head of a journal before each run of its lines, the lines, and the place of a new one. */
export type Item =
  | { readonly kind: 'head'; readonly group: string; readonly key: string }
  | { readonly kind: 'row'; readonly place: number };

export function itemsOf(rows: readonly Row[], hasNew: boolean): readonly Item[] {
  const hasGroups = rows.some(({ line }) => line.group !== '');
  const items: Item[] = [];
  for (const [place, { line, key }] of rows.entries()) {
    if (hasGroups && line.group !== rows[place - 1]?.line.group)
      items.push({ kind: 'head', group: line.group, key: `head ${key}` });
    items.push({ kind: 'row', place });
  }
  if (hasNew) items.push({ kind: 'row', place: rows.length });
  return items;
}

/** The day of a cell; undefined for a text that is none, null for nothing. */
export function dayOf(text: string, language: Language): CalendarDate | null | undefined {
  return text.trim() === '' ? null : (parseDate(text, language) ?? parseWordedDate(text));
}

/** A line as it is sent. What was refused as a choice goes as it was typed, so that nothing is lost and the check says so. */
export function sentLine({ line, refused }: Row, language: Language) {
  const typed = (field: 'account' | 'centre') => (line[field] || (refused[field]?.text ?? '')).slice(0, 20);
  return {
    ...line,
    account: typed('account'),
    centre: typed('centre'),
    vatCode: line.vatCode as 'standard',
    date: dayOf(line.date, language) ?? null,
    dueDate: dayOf(line.dueDate, language) ?? null,
  };
}

/** The lines that are sent, each with the place that it has in the table. */
export function sentRows(rows: readonly Row[], language: Language) {
  const places = rows.flatMap((row, place) => (isEmptyRow(row) ? [] : [place]));
  return { places, lines: places.map((place) => sentLine(rows[place]!, language)) };
}

/** The lines of a record as the table has them. */
export function linesOf(rows: ProposalRecord['rows'], language: Language) {
  return rows.map(({ row, accountName: _a, centreName: _c, partyName: _p, date, dueDate, ...line }) => ({
    key: String(row),
    line: {
      ...line,
      date: date ? formatDate(date, language) : '',
      dueDate: dueDate ? formatDate(dueDate, language) : '',
    } satisfies BatchLine,
  }));
}
