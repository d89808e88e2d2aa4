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

/** A spreadsheet's mark between units and decimals. */
export type DecimalMark = ',' | '.';

/**
 * The decimal mark of pasted numbers, if one of them shows it: `1 234,5` a comma, `1,234.50` a dot. Undefined when none
 * does (`12`), and when they disagree.
 */
export function decimalMarkOf(texts: readonly string[]): DecimalMark | undefined {
  const marks = new Set(texts.flatMap((text) => shownMark(bare(text)) ?? []));
  return marks.size === 1 ? [...marks][0] : undefined;
}

/** Without spaces and the signs of money and per cent around it; `(5,00)` is how bookkeepers write -5,00. */
function bare(text: string): string {
  const close = text.replace(/[\s'’\u200b-\u200f\ufeff]/g, '').replace('\u2212', '-');
  const signed = close.replace(/^\((.*)\)$/, '-$1');
  return signed.replace(/^(-?)[^\d.,+-]+/, '$1').replace(/[^\d.,-]+$/, '');
}

function shownMark(text: string): DecimalMark | undefined {
  if (!/^[-+]?[\d.,]*\d$/.test(text)) return undefined;
  const [last, first] = [text.at(Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))), /[.,]/.exec(text)?.[0]];
  if (first === undefined) return undefined;
  const marks = text.match(/[.,]/g) ?? [];
  const other = first === ',' ? '.' : ',';
  if (marks.length > 1) return last === first ? other : (last as DecimalMark);
  // One mark before exactly three digits may be either; `0,125` and `1234,567` have no thousands.
  return /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? undefined : (first as DecimalMark);
}

/**
 * The number that a pasted cell holds: `R 1 234,50`, `1,234.50`, `1.234,50`, `-5`. `'ambiguous'` when one mark stands
 * before three digits and no other number shows which one parts the decimals; undefined when the text is no number.
 */
export function pastedNumber(text: string, mark: DecimalMark | undefined): number | 'ambiguous' | undefined {
  const number = bare(text);
  const own = mark ?? shownMark(number);
  if (own === undefined && /[.,]/.test(number)) return /^[-+]?\d{1,3}[.,]\d{3}$/.test(number) ? 'ambiguous' : undefined;
  const grouping = own === '.' ? ',' : '.';
  const [whole = '', decimals, ...more] = number.split(own ?? '.');
  const groups = whole.split(grouping);
  const isGrouped = groups.length === 1 || groups.every((group, place) => (place === 0 || group.length === 3) && group);
  if (more.length > 0 || !isGrouped || decimals?.includes(grouping)) return undefined;
  const plain = `${groups.join('')}${decimals === undefined ? '' : `.${decimals}`}`;
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
