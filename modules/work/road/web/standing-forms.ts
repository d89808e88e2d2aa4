import { z } from 'zod';
import { amount } from '#platform/money-codec.ts';
import { requiredText, text } from '#platform/operation.ts';
import type { Standing } from './calls.ts';

/** One price is enough. A field that was emptied again is none, and not one that is missing. */
const perHour = amount.nullable().default(null);

export const approval = z.strictObject({ sellPerHour: perHour, buyPerHour: perHour, reason: text(500) });
export const waiver = z.strictObject({ reason: requiredText(500) });

/** What can be decided on a stop: a slip of the hand is put right until the load is invoiced, which the server knows. */
export function standingDeeds(decided: Standing['decided']): readonly ('approve' | 'change' | 'waive')[] {
  if (decided?.decision === 'waived') return ['approve'];
  return [decided && !decided.isOutdated ? 'change' : 'approve', 'waive'];
}

/** A correction begins with what was approved, everything else with the usual prices: why it was waived is no note to an approval. */
export function approvalStart({ decided, usualSellPerHour, usualBuyPerHour }: Standing): z.input<typeof approval> {
  const before = decided?.decision === 'approved' ? decided : undefined;
  return {
    sellPerHour: (before?.sellPerHour ?? usualSellPerHour) || null,
    buyPerHour: (before?.buyPerHour ?? usualBuyPerHour) || null,
    reason: before?.reason ?? '',
  };
}
