import { z } from 'zod';
import { amount, inCents } from '#platform/money-codec.ts';
import { text } from '#platform/operation.ts';
import { declineReasons } from './status.ts';

// Apart from the fields of offers: a carrier's phone fetches these, and nothing of loads.

/** Rand, without VAT, for the whole trip; an offer for nothing is none. */
export const offeredAmount = amount.min(0.01, { error: 'required' });
export const amountOffered = inCents(offeredAmount);

/** Times the offered price: who types a nought too many asks ten times of what is meant, which is near the offer. */
const unlikelyFactor = 5;

/** Whether a price is so far from the offered one that it is asked back before it is sent. */
export function isUnlikelyPrice(asked: number, offered: number): boolean {
  return offered > 0 && (asked >= offered * unlikelyFactor || asked * unlikelyFactor <= offered);
}

export const declineFields = z.strictObject({
  reasonCode: z.enum(declineReasons, { error: 'required' }),
  reason: text(300).default(''),
});
