import { headingKey } from '../mapping.ts';
import { importLimits, type SheetRow } from '#platform/workbook/file-limits.ts';

/** Rows among which the headings are looked for. */
export const lead = 20;

export interface Headings {
  readonly names: readonly string[];
  /** The last row of the headings, among those that were looked at. */
  readonly place: number;
  /** How many of them are known. */
  readonly score: number;
}

/**
 * The headings of a table: the first row that is about as wide as others, since above it may stand its title, a date, an
 * empty line; or two rows that are known better when they are read as one. A spreadsheet keeps the text of merged cells in
 * the first of them, so a group stands over its first column alone.
 */
export function headingsAmong(rows: readonly SheetRow[], known: ReadonlySet<string>): Headings {
  const place = firstWideRow(rows);
  const single = scored(trimmed(rows[place]), place, known);
  const pairs = rows
    .slice(1, place + 2)
    .map((_, upper) => scored(together(trimmed(rows[upper]), trimmed(rows[upper + 1]), known), upper + 1, known));
  return [single, ...pairs].reduce((best, other) => (other.score > best.score ? other : best));
}

function firstWideRow(rows: readonly SheetRow[]): number {
  const widths = rows.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length);
  const wide = Math.max(1, Math.ceil(Math.max(...widths) * 0.6));
  return Math.max(
    0,
    widths.findIndex((width) => width >= wide),
  );
}

function trimmed(row: SheetRow | undefined): readonly string[] {
  const cells = (row?.cells ?? []).map((cell) => cell.trim());
  const end = cells.findLastIndex((cell) => cell !== '') + 1;
  // One more than there may be is enough to say so.
  return cells.slice(0, Math.min(end, importLimits.columns + 1));
}

function scored(names: readonly string[], place: number, known: ReadonlySet<string>): Headings {
  const found = new Set(names.map(headingKey).filter((key) => known.has(key)));
  return { names, place, score: found.size };
}

/** `Address` over `City` and `Country` is "Address City" where that is known, and else "City". */
function together(upper: readonly string[], lower: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const isKnown = (name: string) => known.has(headingKey(name));
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [above = '', below = ''] = [upper[column], lower[column]];
    group = above || group;
    if (below === '') return above;
    const both = `${group} ${below}`.trim();
    if (isKnown(both)) return both;
    const isOnce = [...upper, ...lower].filter((name) => headingKey(name) === headingKey(below)).length === 1;
    return isKnown(below) && isOnce ? below : both;
  });
}
