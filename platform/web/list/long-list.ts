import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Where more rows than these are shown at once, those out of sight are neither laid out nor painted. */
export const shortList = 100;

/** So many pixels more than it needs: all that is in sight is laid out again for it, and the next value may be wider still. */
const reserve = 24;

/** A column that gives way to another one keeps at least this many pixels. */
const leastWidth = 64;

/**
 * Lays a long list out as a table first, as any other, and then holds its columns at the widths that came of it: from then on
 * each row stands for itself, and groups of them that are out of sight are left out of it (long-list.css). A word that changes in one row lays out that row and not five hundred, and no
 * column jumps while others change their records.
 */
export function useLongList<Row>(
  frame: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowId: (row: Row) => string,
  columns: readonly unknown[],
): void {
  const isLong = rows.length > shortList;
  // Other rows have other widths; the same ones keep theirs while their values change.
  const which = isLong ? rows.map(rowId).join(' ') : '';
  useLayoutEffect(() => {
    if (!frame.current) return;
    if (which === '') release(frame.current);
    else hold(frame.current);
  }, [frame, which, columns]);
  useEffect(() => {
    const element = frame.current;
    if (!element || !isLong) return;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (width !== element.clientWidth) hold(element);
      width = element.clientWidth;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, isLong]);
  useWiderValues(frame, rows, rowId, isLong);
}

/**
 * A value that needs more room than its column has takes it from the widest column. Of rows that are out of sight nobody asks
 * before they come into it: to measure one of them it would have to be laid out.
 */
function useWiderValues<Row>(
  frame: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowId: (row: Row) => string,
  isLong: boolean,
): void {
  const before = useRef(rows);
  const [seen] = useState(() => new Set<Element>());
  const [unmeasured] = useState(() => new Set<string>());
  useLayoutEffect(() => {
    const changed = before.current === rows ? [] : rows.filter((row, place) => row !== before.current[place]);
    before.current = rows;
    if (!isLong || changed.length === 0 || changed.length > shortList) return;
    for (const row of changed) unmeasured.add(rowId(row));
    if (frame.current) makeRoom(frame.current, seen, unmeasured);
  }, [frame, rows, rowId, isLong, seen, unmeasured]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !isLong) return;
    const turned = (event: Event) => {
      const group = event.target as Element;
      if ((event as ContentVisibilityAutoStateChangeEvent).skipped) seen.delete(group);
      else makeRoom(element, seen.add(group), unmeasured);
    };
    element.addEventListener('contentvisibilityautostatechange', turned);
    return () => {
      element.removeEventListener('contentvisibilityautostatechange', turned);
      seen.clear();
      unmeasured.clear();
    };
  }, [frame, isLong, seen, unmeasured]);
}

/** Makes room for what has changed in groups of rows that are in sight: all of them are measured before a width is changed. */
function makeRoom(frame: HTMLElement, seen: ReadonlySet<Element>, unmeasured: Set<string>): void {
  const needed: number[] = [];
  const lines = [...(unmeasured.size > 0 ? seen : [])].flatMap((group) => [...group.children]);
  for (const line of lines)
    if (unmeasured.delete(line.getAttribute('data-row') ?? ''))
      for (const [column, cell] of [...line.children].entries())
        needed[column] = Math.max(needed[column] ?? 0, excessOf(cell));
  if (needed.some((pixels) => pixels > 0)) widen(frame, needed);
}

/** By how much the content of a cell reaches beyond it. What may be cut between its words does not. */
function excessOf(cell: Element): number {
  const parts = [cell, ...(cell.firstElementChild ? [cell.firstElementChild] : [])];
  return Math.max(...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
}

function hold(frame: HTMLElement): void {
  release(frame);
  const heads = [...frame.querySelectorAll('thead th')];
  setWidths(
    frame,
    heads.map((head) => head.getBoundingClientRect().width),
  );
}

function setWidths(frame: HTMLElement, widths: readonly number[]): void {
  const table = frame.querySelector('table');
  if (!table) return;
  // Inherited by the rows alone: a variable would be looked up anew in every cell.
  table.style.gridTemplateColumns = widths.map((width) => `${width}px`).join(' ');
  table.style.width = `${widths.reduce((sum, width) => sum + width, 0)}px`;
  frame.toggleAttribute('data-long', true);
}

function release(frame: HTMLElement): void {
  frame.removeAttribute('data-long');
  frame.querySelector('table')?.removeAttribute('style');
}

function widen(frame: HTMLElement, needed: readonly number[]): void {
  const widths = (frame.querySelector('table')?.style.gridTemplateColumns ?? '').split(' ').map(parseFloat);
  setWidths(frame, widened(widths, needed));
}

/** The widths of columns of which some need so many pixels more: the widest of the others gives them, as long as it can. */
export function widened(widths: readonly number[], needed: readonly number[]): readonly number[] {
  const next = [...widths];
  for (const [place, missing] of needed.entries()) {
    if (missing <= 0) continue;
    const pixels = missing + reserve;
    const widest = next.indexOf(Math.max(...next.filter((_, other) => !(needed[other]! > 0))));
    // Nobody has room to spare: the table becomes wider than its window.
    if (widest >= 0 && next[widest]! - pixels >= leastWidth) next[widest]! -= pixels;
    next[place]! += pixels;
  }
  return next;
}
