import { monthTitle } from '#platform/date-text.ts';
import { formatDate } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import type { FiscalMonth } from '../contract.ts';
import { type PostingArea, postingAreas } from '../status.ts';

/** The number of the period that takes the adjusting entries of a year's last day. */
export const adjustingNo = 13;

/** How the address says a month: `2026-11`, and `2026-02-13` for the adjusting period of a year that ends in February. */
export function monthKey({ no, to }: Pick<FiscalMonth, 'no' | 'to'>): string {
  return no === adjustingNo ? `${to.slice(0, 7)}-${adjustingNo}` : to.slice(0, 7);
}

/** `Nov 2026`, or the word for the adjusting period with its year. */
export function shortMonth(month: Pick<FiscalMonth, 'no' | 'to'>, language: Language, adjusting: string): string {
  return month.no === adjustingNo ? adjusting : formatDate(month.to, language).slice(3).replaceAll(' ', '\u00a0');
}

/** `November 2026`. */
export function longMonth(month: Pick<FiscalMonth, 'no' | 'to'>, language: Language, adjusting: string): string {
  return month.no === adjustingNo ? `${adjusting}, ${monthTitle(month.to, language)}` : monthTitle(month.to, language);
}

/** The month that the address names; without one that of today, or the last one. */
export function chosenMonth(months: readonly FiscalMonth[], key: string | undefined): FiscalMonth | undefined {
  return (
    months.find((month) => monthKey(month) === key) ??
    months.find(({ isCurrent, no }) => isCurrent && no !== adjustingNo) ??
    months.at(-1)
  );
}

/** A month of an area: one cell of the grid. */
export interface Cell {
  readonly month: string;
  readonly area: PostingArea;
}

/** The cell where an arrow leads; it stays at the edges. */
export function movedCell(months: readonly FiscalMonth[], { month, area }: Cell, key: string): Cell | undefined {
  const by = ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] } as const)[
    key as 'ArrowUp'
  ] as readonly [number, number] | undefined;
  if (!by) return undefined;
  const [row, column] = [months.findIndex((each) => monthKey(each) === month), postingAreas.indexOf(area)];
  const within = (place: number, count: number) => Math.max(0, Math.min(count - 1, place));
  const next = months[within(row + by[0], months.length)];
  return next && { month: monthKey(next), area: postingAreas[within(column + by[1], postingAreas.length)]! };
}
