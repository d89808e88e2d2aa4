import { z } from 'zod';
import { amountAnswer } from '#platform/money-codec.ts';

const timestamp = z.iso.datetime();
const name = z.string();

export const standingDecisions = ['approved', 'waived'] as const;

export const standingRecord = z.object({
  stopId: z.uuid(),
  sequence: z.int(),
  stopName: name,
  /** Standing time is counted from the later of arrival and start of the window until the departure. */
  countedFrom: timestamp,
  countedTo: timestamp,
  /** What the customer may let it stand; to a supplier, what its own price says. */
  freeMinutes: z.int(),
  /** Minutes are counted up to whole steps of so many. */
  stepMinutes: z.int(),
  /** In whole steps; 0 where it stood no longer than it may. */
  minutes: z.int(),
  /** The same by the price of the supplier; absent for suppliers, and 0 for the own fleet. */
  buyFreeMinutes: z.int().optional(),
  buyMinutes: z.int().optional(),
  /** Rand an hour as the items say it, to begin with; absent for suppliers. */
  usualSellPerHour: amountAnswer.optional(),
  usualBuyPerHour: amountAnswer.optional(),
  /** Null while nobody has decided. */
  decided: z
    .object({
      decision: z.enum(standingDecisions),
      minutes: z.int(),
      buyMinutes: z.int().optional(),
      /** The times were corrected since: decide again. */
      isOutdated: z.boolean(),
      sellPerHour: amountAnswer.optional(),
      sell: amountAnswer.optional(),
      buyPerHour: amountAnswer,
      buy: amountAnswer,
      reason: name,
      by: name,
      at: timestamp,
    })
    .nullable(),
});
