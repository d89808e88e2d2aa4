import { z } from 'zod';
import { amount, inCents } from '#platform/money-codec.ts';
import { text } from '#platform/operation.ts';
import { declineReasons } from './status.ts';

// Apart from the fields of offers: a carrier's phone fetches these, and nothing of loads.

/** Rand, without VAT, for the whole trip; an offer for nothing is none. */
export const offeredAmount = amount.min(0.01, { error: 'required' });
export const amountOffered = inCents(offeredAmount);

export const declineFields = z.strictObject({
  reasonCode: z.enum(declineReasons, { error: 'required' }),
  reason: text(300).default(''),
});
