import { z } from 'zod';
import { offeredAmount } from '../answer-fields.ts';
import { tenderModes } from '../status.ts';

const asking = { mode: z.enum(tenderModes), minutes: z.int().min(5).max(20_160).nullable() };

/** A tender as its dialog holds it; the order of the offers is that in which suppliers are asked. */
export const tenderForm = z.strictObject({
  ...asking,
  offers: z.array(z.strictObject({ supplierId: z.uuid(), buyAmount: offeredAmount })).min(1, { error: 'required' }),
});
export type TenderFormValues = z.input<typeof tenderForm>;

/** The same for several loads: one list of suppliers, and an amount for each load. */
export const manyTendersForm = z
  .strictObject({
    ...asking,
    suppliers: z.array(z.strictObject({ supplierId: z.uuid() })).min(1, { error: 'required' }),
    loads: z.array(z.strictObject({ id: z.uuid(), buyAmount: offeredAmount.nullable() })),
  })
  .superRefine(({ loads }, context) => {
    for (const [place, { buyAmount }] of loads.entries())
      if (buyAmount === null)
        context.addIssue({ code: 'custom', path: ['loads', place, 'buyAmount'], message: 'required' });
  });
export type ManyTendersValues = z.input<typeof manyTendersForm>;
