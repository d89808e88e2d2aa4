import { z } from 'zod';
import { amount, amountAnswer, inCents } from '#platform/money-codec.ts';
import { operation, requiredText, service } from '#platform/operation.ts';
import { rateTrace } from '#modules/prices/rates/trace.ts';
import { chargeSides } from '#modules/work/loads/fields.ts';
import { movedLoad } from '#modules/work/loads/records.ts';

const id = z.uuid();
const reason = requiredText(500);

const loadRateOverride = z.strictObject({
  id,
  side: z.enum(chargeSides),
  /** 0: free of charge. */
  amount: inCents(amount.min(0)),
  reason,
});

const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;

export const loadPriceService = service('tripDirector', {
  /** How the price of each side came about, the newest first. */
  getLoadRateTrace: operation({
    ...reads,
    input: z.strictObject({ id }),
    output: z.array(
      z.object({
        side: z.enum(chargeSides),
        trace: rateTrace,
        /** Of an amount that somebody put in the place of the rate's. */
        reason: z.string(),
        madeBy: z.string(),
        madeAt: z.iso.datetime(),
      }),
    ),
  }),
  /** What the rates would say now beside what the load has; nothing changes. */
  getLoadRateDifference: operation({
    ...reads,
    input: z.strictObject({ id }),
    output: z.array(
      z.object({
        side: z.enum(chargeSides),
        before: amountAnswer,
        after: amountAnswer,
        trace: rateTrace,
        /** A code of the failure texts: why this side stays as it is; null where it changes. */
        leftOut: z.enum(['rateFixed', 'priceTyped']).nullable(),
      }),
    ),
  }),
  /** Rates the load again; what is invoiced or typed stays. */
  postLoadRating: operation({ ...changes, input: z.strictObject({ id }), output: movedLoad }),
  /** Puts an amount in the place of what the rates say. Rand, without VAT. */
  putLoadRate: operation({ ...changes, input: loadRateOverride, output: movedLoad }),
  /** The same where less than the floor is left for the company. */
  putLoadRateBelowFloor: operation({ ...changes, input: loadRateOverride, output: movedLoad }),
});
