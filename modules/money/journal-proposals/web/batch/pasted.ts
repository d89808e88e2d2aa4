import type { LineChoice } from '#platform/lines/columns.ts';
import { decimalMarkOf, pastedCells, pastedNumber } from '#platform/lines/spreadsheet.ts';
import { centsOf, decimalOf } from '#platform/money.ts';
import { type HeadingMeaning, headingsOf } from './headings.ts';
import type { BatchField } from './lines.ts';

/** What is known of the columns while rows are pasted. */
export interface PasteFrame {
  /** Columns by their titles on the screen. */
  readonly titles: ReadonlyMap<string, BatchField>;
  readonly accounts: readonly LineChoice[];
  readonly centres: readonly LineChoice[];
  /** Most rows that there may be. */
  readonly most: number;
}

export interface Arranged {
  /** As the table takes them: with its own titles above them where the columns are known. */
  readonly cells: readonly (readonly string[])[];
  /** The fields that were found in the headings, in their order; empty where the rows go by the order of the columns. */
  readonly fields: readonly BatchField[];
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** `6000 Workshop and tyres`, `6000 - Workshop` and `Workshop and tyres` mean 6000. What is not known stays as it is. */
function choiceIn(text: string, byName: ReadonlyMap<string, string>): string {
  const whole = byName.get(folded(text));
  if (whole !== undefined) return whole;
  const [first = ''] = text.trim().split(/[\s–—:]+/);
  return byName.get(folded(first)) ?? text;
}

function namesOf(choices: readonly LineChoice[]): ReadonlyMap<string, string> {
  return new Map(
    // Values come last: a name that is another account's number gives way.
    [
      ...choices.map(({ value, detail }) => [folded(detail ?? ''), value] as const),
      ...choices.map(({ value, label }) => [folded(label), value] as const),
      ...choices.map(({ value }) => [folded(value), value] as const),
    ].filter(([name]) => name !== ''),
  );
}

/** An amount as the table reads it in any language; one with more than two decimals stays for the table to refuse. */
function plain(value: number): string {
  const amount = centsOf(Math.abs(value));
  return amount === undefined ? String(Math.abs(value)) : decimalOf(amount);
}

/**
 * Brings rows of a spreadsheet into the columns of the table. Headings say what a column is, in any of our languages; an
 * amount with a sign becomes debit or credit, and so does a debit below zero. Without headings the rows stay as they are.
 */
export function arranged(rows: readonly (readonly string[])[], frame: PasteFrame): Arranged {
  const headings = rows[0] && headingsOf(rows[0], frame.titles);
  if (!headings) return { cells: rows, fields: [] };
  const fields = [...new Set(headings.flatMap((each) => targetsOf(each)))];
  const titleOf = new Map([...frame.titles].map(([title, field]) => [field, title]));
  const [accounts, centres] = [namesOf(frame.accounts), namesOf(frame.centres)];
  const body = rows.slice(1);
  const isNumber = (meaning: HeadingMeaning | undefined) => ['debit', 'credit', 'amount'].includes(meaning ?? '');
  const mark = decimalMarkOf(body.flatMap((row) => row.filter((_, place) => isNumber(headings[place]))));
  const cells = body.map((row) => {
    const values = new Map<BatchField, string>();
    for (const [place, text] of row.entries()) {
      const meaning = headings[place];
      if (meaning === undefined || meaning === 'ignored' || text.trim() === '') continue;
      if (meaning === 'account') values.set('account', choiceIn(text, accounts));
      else if (meaning === 'centre') values.set('centre', choiceIn(text, centres));
      else if (isNumber(meaning)) putAmount(values, meaning as 'debit' | 'credit' | 'amount', text, mark);
      else values.set(meaning as BatchField, text);
    }
    return fields.map((field) => values.get(field) ?? '');
  });
  return { cells: [fields.map((field) => titleOf.get(field) ?? field), ...cells], fields };
}

function targetsOf(meaning: HeadingMeaning | undefined): readonly BatchField[] {
  if (meaning === undefined || meaning === 'ignored') return [];
  return meaning === 'amount' ? ['debit', 'credit'] : [meaning];
}

/** What is below zero stands on the other side; a nought says nothing, and what is no number stays for the table to refuse. */
function putAmount(
  values: Map<BatchField, string>,
  meaning: 'debit' | 'credit' | 'amount',
  text: string,
  mark: ReturnType<typeof decimalMarkOf>,
): void {
  const side = meaning === 'amount' ? 'debit' : meaning;
  const other = side === 'debit' ? 'credit' : 'debit';
  const value = pastedNumber(text, mark);
  if (value === 0 || text.trim() === '-') return;
  if (typeof value !== 'number') values.set(side, text);
  else values.set(value < 0 ? other : side, plain(value));
}

/** The cells of a file with commas, semicolons or tabs between them. */
export function fileCells(text: string): string[][] {
  const clean = text.replace(/^\uFEFF/, '');
  const [head = ''] = clean.split(/\r?\n/, 1);
  const outside = head.replaceAll(/"[^"]*"/g, '');
  const count = (sign: string) => outside.split(sign).length;
  const delimiter = [';', '\t', ','].toSorted((a, b) => count(b) - count(a))[0]!;
  if (delimiter === '\t') return pastedCells(clean);
  const quoted = `"(?:[^"]|"")*"`;
  const cell = new RegExp(
    `(?:(${quoted})(?=${delimiter}|\\r|\\n|$)|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n|\\n|\\r|$)`,
    'gy',
  );
  const rows: string[][] = [[]];
  for (let match = cell.exec(clean); match; match = cell.exec(clean)) {
    rows.at(-1)!.push((match[1]?.slice(1, -1).replaceAll('""', '"') ?? match[2] ?? '').trim());
    if (match[3] === '') break;
    if (match[3] !== delimiter) rows.push([]);
  }
  return rows.filter((row) => row.some((each) => each !== ''));
}

/** Whether a file is an archive, as a workbook is. */
export function isWorkbook(bytes: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  return first === 0x50 && second === 0x4b;
}

/** Rows among which headings are looked for: titles and names of companies stand above them. */
const leadRows = 20;

/** The rows from their headings on; all of them where none are found. */
export function fromHeadings(
  rows: readonly (readonly string[])[],
  titles: ReadonlyMap<string, BatchField>,
): readonly (readonly string[])[] {
  const place = rows.slice(0, leadRows).findIndex((row) => headingsOf(row, titles) !== undefined);
  return place < 0 ? rows : rows.slice(place);
}
