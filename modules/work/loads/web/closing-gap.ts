import { closingGap } from '../closing.ts';
import type { Load } from './calls.ts';

/** What the load waits for before it is closed. Who does not see the customer's side cannot know of it: the server decides. */
export function closingGapOf({ sellIsFree, customerBilling, ...load }: Load): ReturnType<typeof closingGap> {
  if (sellIsFree === undefined || customerBilling === undefined) return undefined;
  const isBoughtFree = load.buyIsFree || load.supplierId === null;
  return closingGap({ ...load, isSoldFree: sellIsFree, isBoughtFree, customerBilling });
}
