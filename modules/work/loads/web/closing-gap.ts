import { closingGap } from '../closing.ts';
import type { Load } from './calls.ts';

/** What the load waits for before it is closed. Who does not see the customer's side cannot know of it: the server decides. */
export function closingGapOf({ sell, customerBilling, ...load }: Load): ReturnType<typeof closingGap> {
  if (sell === undefined || customerBilling === undefined) return undefined;
  return closingGap({ ...load, sell, customerBilling });
}
