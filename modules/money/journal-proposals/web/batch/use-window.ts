import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Item } from './lines.ts';

/** How high the head of a journal and a line are, in pixels. */
export const heights = { head: 30, row: 34 } as const;
/** So many pixels are drawn beyond what is seen. */
const beyond = 400;

export interface Window {
  /** Of the items. */
  readonly from: number;
  readonly until: number;
  /** Pixels of what is left out above and below. */
  readonly above: number;
  readonly below: number;
  /** Brings a line into sight. */
  readonly show: (place: number) => void;
}

/** Where each item begins, in pixels, and where the last one ends. */
function topsOf(items: readonly Item[]): readonly number[] {
  const tops = [0];
  for (const { kind } of items) tops.push(tops.at(-1)! + heights[kind]);
  return tops;
}

/** Which items of a long table are drawn: those in sight, and some around them. */
export function useWindow(frame: RefObject<HTMLElement | null>, items: readonly Item[]): Window {
  const [seen, setSeen] = useState({ top: 0, height: 900 });
  const tops = useMemo(() => topsOf(items), [items]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => {
      const next = { top: element.scrollTop, height: element.clientHeight };
      // Whole steps: a pixel draws nothing anew.
      setSeen((before) =>
        Math.abs(before.top - next.top) < beyond / 4 && before.height === next.height ? before : next,
      );
    };
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [frame]);
  const first = tops.findIndex((top) => top > seen.top - beyond);
  const from = Math.max(0, Math.min(items.length, first < 0 ? items.length : first) - 1);
  const end = tops.findIndex((top) => top > seen.top + seen.height + beyond);
  const until = end < 0 ? items.length : Math.min(items.length, end);
  function show(place: number): void {
    const element = frame.current;
    const index = items.findIndex((item) => item.kind === 'row' && item.place === place);
    if (!element || index < 0) return;
    const [top, bottom] = [tops[index]!, tops[index + 1]!];
    // The head of the table covers what is scrolled under it, the sum line what ends above it.
    const room = element.clientHeight - heights.row * 2 - 8;
    if (top < element.scrollTop) element.scrollTo({ top: Math.max(0, top - heights.row) });
    else if (bottom > element.scrollTop + room) element.scrollTo({ top: bottom - room });
  }
  return { from, until, above: tops[from]!, below: tops.at(-1)! - tops[until]!, show };
}
