import type { GridColumn, ViewKind } from './view.ts';

/** A column without a width gets at least this, in pixels. */
const widestLeast = 220;
/** The number of a line and its menu, in pixels: `w-11` each. */
const edges = 88;

/** The table is never narrower, in pixels; where the window is, it scrolls sideways. */
export function leastWidth<Line>({ shown }: ViewKind<Line>): number {
  return shown.reduce((total, { width = widestLeast }) => total + width, edges);
}

/** `flex` of a cell: columns share what is left, unless one without a width takes it. */
export function flexOf<Line>({ shown }: ViewKind<Line>, { width }: GridColumn<Line>): string {
  if (width === undefined) return `1 0 ${widestLeast}px`;
  return shown.some((each) => each.width === undefined) ? `0 0 ${width}px` : `${width} 0 ${width}px`;
}

export function isToTheRight<Line>({ kind }: GridColumn<Line>): boolean {
  return kind === 'number' || kind === 'shown';
}
