import type { Columns, DayOrder, DecimalMark } from './columns.ts';
import type { CsvRow } from './csv-rows.ts';
import { headingKey, roleOf, templateOf, type ColumnRole } from './templates.ts';
import { dayIn } from './written.ts';

/** Which cell of a row is what, and how days and amounts are written. */
export interface Layout {
  /** Of its template; empty for columns that somebody has stated. */
  readonly name: string;
  readonly firstRow: number;
  readonly dayOrder: DayOrder;
  readonly decimal: DecimalMark;
  readonly marksCredits: boolean;
  readonly day: number;
  readonly valueDay: number | null;
  readonly account: number | null;
  readonly currency: number | null;
  readonly amount: number | null;
  readonly mark: number | null;
  readonly moneyIn: number | null;
  readonly moneyOut: number | null;
  readonly fee: number | null;
  readonly text: readonly number[];
  readonly reference: readonly number[];
  readonly payer: number | null;
  readonly balance: number | null;
  readonly status: number | null;
}

/** Headings are looked for in so many rows. */
const searched = 60;

/** How the rows of a table are read; undefined where nobody has said it and no template fits. */
export function layoutOf(rows: readonly CsvRow[], columns: Columns | null): Layout | undefined {
  if (columns) return statedLayout(rows, columns);
  for (const [place, { cells }] of rows.slice(0, searched).entries()) {
    const template = templateOf(cells);
    if (!template) continue;
    const keys = cells.map(headingKey);
    const byRole = (role: ColumnRole) =>
      keys.flatMap((key, column) => (key !== '' && roleOf(key) === role ? [column] : []));
    const one = (role: ColumnRole) => byRole(role)[0] ?? null;
    const preferred = template.day && keys.includes(template.day) ? keys.indexOf(template.day) : byRole('day')[0]!;
    return {
      name: template.name,
      firstRow: place + 1,
      dayOrder: template.dayOrder,
      decimal: template.decimal,
      marksCredits: template.marksCredits === true,
      day: preferred,
      valueDay: one('valueDay'),
      account: one('account'),
      currency: one('currency'),
      amount: one('amount'),
      mark: one('mark'),
      moneyIn: one('moneyIn'),
      moneyOut: one('moneyOut'),
      fee: one('fee'),
      text: template.text ? template.text.map((key) => keys.indexOf(key)) : byRole('text'),
      reference: byRole('reference'),
      payer: one('payer'),
      balance: one('balance'),
      status: one('status'),
    };
  }
  return histLayout(rows) ?? nedbankLayout(rows);
}

const blank = {
  marksCredits: false,
  valueDay: null,
  account: null,
  currency: null,
  amount: null,
  mark: null,
  moneyIn: null,
  moneyOut: null,
  fee: null,
  reference: [],
  payer: null,
  balance: null,
  status: null,
} as const;

/** Nedbank's export has no headings: a day of its own form, a text, an amount, a balance. */
function nedbankLayout(rows: readonly CsvRow[]): Layout | undefined {
  const isNedbank = ({ cells }: CsvRow) =>
    cells.length >= 4 &&
    cells.length <= 5 &&
    /^\s*\d{2}[A-Za-z]{3}\d{4}\s*$/.test(cells[0]!) &&
    cells[1]!.trim() !== '';
  const firstRow = rows.slice(0, searched).findIndex(isNedbank);
  if (firstRow === -1) return undefined;
  return {
    ...blank,
    name: 'Nedbank',
    firstRow,
    dayOrder: 'dayFirst',
    decimal: 'point',
    day: 0,
    text: [1],
    amount: 2,
    balance: 3,
  };
}

/** Standard Bank's export for private accounts has no headings either: each row begins with what it is. */
function histLayout(rows: readonly CsvRow[]): Layout | undefined {
  const isHist = ({ cells }: CsvRow) =>
    cells[0]!.trim() === 'HIST' && cells.length >= 6 && dayIn(cells[1]!, 'yearFirst') !== undefined;
  const firstRow = rows.slice(0, searched).findIndex(isHist);
  if (firstRow === -1) return undefined;
  return {
    ...blank,
    name: 'Standard Bank',
    firstRow,
    dayOrder: 'yearFirst',
    decimal: 'point',
    day: 1,
    amount: 3,
    text: [4],
    reference: [5],
  };
}

/** Columns that somebody has stated, under the headings that the file had then; undefined where it has them no more. */
function statedLayout(rows: readonly CsvRow[], columns: Columns): Layout | undefined {
  const wanted = columns.headings.map(headingKey);
  const isHeading = ({ cells }: CsvRow) =>
    cells.length === wanted.length && cells.every((cell, place) => headingKey(cell) === wanted[place]);
  const place = wanted.length === 0 ? -1 : rows.slice(0, searched).findIndex(isHeading);
  if (wanted.length > 0 && place === -1) return undefined;
  const { dayOrder, decimal, day, amount, moneyIn, moneyOut, fee, text, reference, balance } = columns;
  return {
    ...blank,
    name: '',
    firstRow: place + 1,
    dayOrder,
    decimal,
    day,
    amount,
    moneyIn,
    moneyOut,
    fee,
    text,
    reference: reference === null ? [] : [reference],
    balance,
  };
}
