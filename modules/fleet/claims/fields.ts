import { z } from 'zod';
import { optionalDate } from '#platform/master-data.ts';
import { amount, inCents } from '#platform/money-codec.ts';
import { text } from '#platform/operation.ts';
import { claimKinds, claimSides } from './status.ts';

const optionalId = z.uuid().nullable().default(null);
/** Rand. More than a thousand million is a slip of the finger. */
export const claimedAmount = inCents(amount.max(1_000_000_000));

/** A claim as it is captured. */
export const claimFields = z
  .strictObject({
    kind: z.enum(claimKinds),
    side: z.enum(claimSides),
    supplierId: optionalId,
    customerId: optionalId,
    insurer: text(120).default(''),
    /** What the other side calls it: the number of a policy or of its own claim. */
    reference: text(80).default(''),
    loadId: optionalId,
    incidentId: optionalId,
    description: text(1000).default(''),
    amount: claimedAmount,
    /** What we expect to bear ourselves while it is open. */
    reserve: claimedAmount,
    handInBy: optionalDate(),
  })
  .check(({ value, issues }) => {
    const needed = { supplier: 'supplierId', customer: 'customerId', insurer: 'insurer' } as const;
    const field = needed[value.side];
    if (!value[field]) issues.push({ code: 'custom', input: value[field], path: [field], message: 'required' });
  });
