import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { axleUnitKinds } from '#modules/loads/mass.ts';
import { itemCodes } from './checklist.ts';
import { itemResults } from './status.ts';

export const inspectionLimits = { units: 12, photos: 20 } as const;

const kilograms = z.number().min(0).max(200_000);
const metres = z.number().min(0).max(60).nullable().default(null);

/** An item as it was answered. What failed says what is wrong. */
export const itemAnswer = z
  .strictObject({
    code: z.enum(itemCodes),
    result: z
      .union([z.enum(itemResults), z.literal('')])
      .refine((result) => result !== '', { error: 'itemUnanswered' }),
    value: z.number().min(-100).max(10_000).nullable().default(null),
    note: text(300).default(''),
  })
  .refine(({ result, note }) => result !== 'fail' || note !== '', { path: ['note'], error: 'failNeedsNote' });

export const axleUnitInput = z
  .strictObject({
    kind: z.enum(axleUnitKinds),
    massKg: kilograms,
    isDriven: z.boolean().default(false),
    fromM: metres,
    toM: metres,
  })
  .refine(({ fromM, toM }) => fromM === null || toM === null || toM >= fromM, { path: ['toM'], error: 'axleReversed' });

/** What an inspection is made of, at the desk and on a phone. */
export const inspectionFields = {
  items: z.array(itemAnswer).max(50),
  /** Kilometres. */
  odometer: z
    .number()
    .min(0)
    .max(9_999_999)
    .nullable()
    .refine((km) => km !== null, { error: 'required' }),
  /** What the weighbridge weighed, in kilograms. */
  massSlipKg: kilograms.nullable().default(null),
  axleUnits: z.array(axleUnitInput).max(inspectionLimits.units).default([]),
  note: text(500).default(''),
  /** Who inspected and signs for it. */
  signedBy: requiredText(80),
};

/** Where a photo belongs: an item, the slip of the weighbridge, or the signature. */
export const fileItems = [...itemCodes, 'signature'] as const;
export type FileItem = (typeof fileItems)[number];
