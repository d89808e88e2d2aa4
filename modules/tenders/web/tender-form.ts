import { z } from 'zod';
import { offeredAmount } from '../answer-fields.ts';
import { tenderModes } from '../status.ts';

/** A tender as its dialog holds it; the order of the offers is that in which suppliers are asked. */
export const tenderForm = z.strictObject({
  mode: z.enum(tenderModes),
  minutes: z.int().min(5).max(20_160).nullable(),
  offers: z.array(z.strictObject({ supplierId: z.uuid(), buyAmount: offeredAmount })).min(1, { error: 'required' }),
});
export type TenderFormValues = z.input<typeof tenderForm>;
