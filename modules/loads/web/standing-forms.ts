import { z } from 'zod';
import { amount } from '#platform/money-codec.ts';
import { requiredText, text } from '#platform/operation.ts';

/** One price is enough. A field that was emptied again is none, and not one that is missing. */
const perHour = amount.nullable().default(null);

export const approval = z.strictObject({ sellPerHour: perHour, buyPerHour: perHour, reason: text(500) });
export const waiver = z.strictObject({ reason: requiredText(500) });
