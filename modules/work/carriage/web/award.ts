import { z } from 'zod';
import { amount } from '#platform/money-codec.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';

/** Who carries it. The own fleet is chosen: a supplier that was forgotten would give the load to it unseen. */
export const award = z
  .strictObject({
    carrier: z.enum(['supplier', 'own']),
    supplierId: z.string(),
    supplierReference: z.string().max(60),
    /** Typed and emptied again it is none. */
    buyAmount: amount.nullable().default(null),
  })
  .superRefine(({ carrier, supplierId }, context) => {
    if (carrier === 'supplier' && supplierId === '')
      context.addIssue({ code: 'custom', path: ['supplierId'], message: 'required' });
  });

/** As the server takes it. What was typed of a supplier before the own fleet was chosen is left out. */
export function awardInput({ carrier, supplierId, supplierReference, buyAmount }: z.output<typeof award>) {
  const isOwn = carrier === 'own';
  return {
    supplierId: isOwn ? null : supplierId,
    supplierReference: isOwn ? '' : supplierReference,
    buyAmount: isOwn || buyAmount === null ? null : wireOf(centsOfWire(buyAmount)),
  };
}
