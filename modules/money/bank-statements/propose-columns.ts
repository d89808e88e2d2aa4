import type { Columns, DayOrder, DecimalMark } from './columns.ts';
import type { CsvRow } from './csv-rows.ts';
import { roleOf } from './templates.ts';
import { dayIn, writtenAmount } from './written.ts';

/** Rows of which the cells are looked at. */
const looked = 200;

/**
 * What the columns of an unknown table seem to be, by their headings and by what stands in them; null where no column holds
 * days and no other amounts. A person looks at it before anything is read by it.
 */
export function proposedColumns(rows: readonly CsvRow[], delimiter: string): Columns | null {
  const widest = Math.max(...rows.slice(0, looked).map(({ cells }) => cells.length));
  const body = rows.slice(0, looked).filter(({ cells }) => cells.length >= widest - 1 && cells.length >= 3);
  const dayOrder = orderOf(body);
  const isDay = (cell: string) => dayIn(cell, dayOrder) !== undefined;
  const first = body.findIndex(({ cells }) => cells.some(isDay));
  if (first === -1) return null;
  const headings = first > 0 ? body[first - 1]!.cells : [];
  const data = body.slice(first);
  const decimal: DecimalMark = decimalOf(data, delimiter);
  const columns = Array.from({ length: widest }, (_, column) => {
    const cells = data.map(({ cells: all }) => (all[column] ?? '').trim()).filter((cell) => cell !== '');
    const share = (test: (cell: string) => boolean) =>
      cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
    return {
      column,
      role: roleOf(headings[column] ?? ''),
      days: share(isDay),
      amounts: share((cell) => /\d/.test(cell) && writtenAmount(cell, decimal) !== undefined && !isDay(cell)),
      length: cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length),
    };
  });
  const day = columns.find(({ role, days }) => role === 'day' && days > 0.5) ?? columns.find(({ days }) => days > 0.8);
  if (!day) return null;
  const named = (role: string) => columns.find((each) => each.role === role && each !== day)?.column ?? null;
  const numbers = columns.filter(({ amounts, column }) => amounts > 0.8 && column !== day.column);
  const [moneyIn, moneyOut] = [named('moneyIn'), named('moneyOut')];
  const amount = moneyIn === null && moneyOut === null ? (named('amount') ?? numbers[0]?.column ?? null) : null;
  if (amount === null && moneyIn === null && moneyOut === null) return null;
  const words = columns.filter(({ amounts, days }) => amounts < 0.5 && days < 0.5);
  const text = named('text') ?? words.toSorted((a, b) => b.length - a.length)[0]?.column;
  if (text === undefined) return null;
  const [reference, fee] = [named('reference'), named('fee')];
  return {
    headings: [...headings],
    day: day.column,
    amount,
    moneyIn,
    moneyOut,
    text: [text],
    reference,
    fee,
    balance: named('balance'),
    dayOrder,
    decimal,
  };
}

/** The order in which all days of a column are days; the day first where both fit. */
function orderOf(rows: readonly CsvRow[]): DayOrder {
  const days = rows.flatMap(({ cells }) => cells.filter((cell) => /^\s*\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(cell)));
  const fits = (order: DayOrder) => days.filter((cell) => dayIn(cell, order) !== undefined).length;
  return fits('monthFirst') > fits('dayFirst') ? 'monthFirst' : 'dayFirst';
}

/** The mark that more amounts are numbers by; who parts columns with semicolons writes commas, mostly. */
function decimalOf(rows: readonly CsvRow[], delimiter: string): DecimalMark {
  const cells = rows.flatMap(({ cells: all }) => all.filter((cell) => /\d[.,]\d{1,2}(?!\d)\D*$/.test(cell)));
  const commas = cells.filter((cell) => /,\d{1,2}\D*$/.test(cell)).length;
  if (commas * 2 === cells.length) return delimiter === ';' ? 'comma' : 'point';
  return commas * 2 > cells.length ? 'comma' : 'point';
}
