import type { PageState } from './page-state.ts';
import { nextOf } from './progress.ts';

/** Whether closing the page would lose something: the phone keeps nothing, and something waits or is still to be pressed. */
export function mustStayOpen({ isKept, items, trip }: Pick<PageState, 'isKept' | 'items' | 'trip'>): boolean {
  if (isKept) return false;
  return items.some(({ state }) => state !== 'sent') || trip === undefined || nextOf(trip) !== undefined;
}
