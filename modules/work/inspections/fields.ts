import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { axleUnitKinds } from '#modules/work/carriage/mass.ts';
import { isStandard, itemConditions, ownCode } from './checklist.ts';
import { itemResults } from './status.ts';

export const inspectionLimits = { units: 12, photos: 40, items: 40 } as const;

const kilograms = z.number().min(0).max(200_000);
const metres = z.number().min(0).max(60).nullable().default(null);

/** A code of the standard list, or of an item that a company added. */
export const itemCode = requiredText(40).refine((code) => isStandard(code) || ownCode.test(code), {
  error: 'itemUnknown',
});

/** An item as it was answered. What failed says what is wrong. */
export const itemAnswer = z
  .strictObject({
    code: itemCode,
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

/** Where a photo belongs: an item, or the signature. */
export const fileItem = z.union([z.literal('signature'), itemCode]);
export type FileItem = z.output<typeof fileItem>;

const itemName = text(80).default('');

/** An item of a company's checklist, as its form has it. */
export const checklistItem = z
  .strictObject({
    code: itemCode,
    /** Of an own item, in at least one language; the standard ones have their words. */
    names: z.strictObject({ en: itemName, afr: itemName, pt: itemName, fr: itemName }),
    /** What follows where it is not in order. */
    failure: z.enum(['FAIL', 'CONDITIONAL']).default('CONDITIONAL'),
    only: z.enum(itemConditions).default(''),
    /** It is answered for every load; the others may be said not to apply. */
    isMandatory: z.boolean().default(true),
    needsPhoto: z.boolean().default(false),
  })
  .refine(({ code, names }) => isStandard(code) || Object.values(names).some((name) => name !== ''), {
    path: ['names', 'en'],
    error: 'itemNameMissing',
  });

export const checklistFields = z
  .strictObject({
    items: z.array(checklistItem).min(1, { error: 'checklistEmpty' }).max(inspectionLimits.items, { error: 'tooMany' }),
  })
  .check(({ value, issues }) => {
    for (const [place, { code }] of value.items.entries())
      if (value.items.findIndex((item) => item.code === code) !== place)
        issues.push({ code: 'custom', input: code, path: ['items', place, 'code'], message: 'itemTwice' });
  });
