import { type DecimalMark, numbersIn } from '../decimal.ts';

/**
 * The cells of text that was copied from a spreadsheet: tabs between cells, a line for each row. A cell with a tab, a
 * line break or a quotation mark in it comes in quotation marks. Empty rows are left out, as people copy them along.
 */
export function pastedCells(copied: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  for (let match = cell.exec(copied); match; match = cell.exec(copied)) {
    rows.at(-1)!.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim());
    if (match[3] === '') break;
    if (match[3] !== '\t') rows.push([]);
  }
  return rows.filter((row) => row.some((text) => text !== ''));
}

/**
 * The decimal mark of pasted numbers, if one of them shows it: `1 234,5` a comma, `1,234.50` a dot. Undefined when none
 * does (`12`, `1,234`), and when they disagree.
 */
export function decimalMarkOf(texts: readonly string[]): DecimalMark | undefined {
  const shown = texts
    .map((text) => Object.keys(numbersIn(text)) as DecimalMark[])
    .filter((marks) => marks.length === 1);
  const marks = new Set(shown.flat());
  return marks.size === 1 ? [...marks][0] : undefined;
}

/**
 * The number that a pasted cell holds: `R 1 234,50`, `1,234.50`, `1.234,50`, `-5`. `'ambiguous'` when one mark stands
 * before three digits and no other number shows which one parts the decimals; undefined when the text is no number.
 */
export function pastedNumber(text: string, mark: DecimalMark | undefined): number | 'ambiguous' | undefined {
  const { '.': dot, ',': comma } = numbersIn(text);
  if (mark) return mark === '.' ? dot : comma;
  return dot === undefined || comma === undefined || dot === comma ? (dot ?? comma) : 'ambiguous';
}
