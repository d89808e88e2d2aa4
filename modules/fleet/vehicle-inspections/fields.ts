import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { severities } from '#modules/fleet/vehicle-defects/status.ts';
import { vehicleKinds } from '#modules/parties/vehicles/contract.ts';
import { inspectionKinds, itemResults } from './status.ts';
import { askedOn, type Limit, limitProperties, sections } from './template.ts';

export const inspectionLimits = { items: 60, answers: 200, photos: 60 } as const;

const bound = z.number().min(-1000).max(100_000).nullable().default(null);

function isInOrder({ min, warnBelow, warnAbove, max }: Limit): boolean {
  const bounds = [min, warnBelow, warnAbove, max].filter((each) => each !== null);
  return bounds.length > 0 && bounds.every((each, place) => place === 0 || bounds[place - 1]! <= each);
}

const limit = z
  .strictObject({ min: bound, warnBelow: bound, warnAbove: bound, max: bound })
  .refine(isInOrder, { path: ['min'], error: 'limitsOrder' });

const limits = z
  .strictObject({
    unit: requiredText(10),
    property: z.enum(limitProperties).default(''),
    usual: limit,
    without: limit.nullable().default(null),
  })
  .refine(({ property, without }) => (property === '') === (without === null), {
    path: ['without'],
    error: 'limitsWithout',
  });

const itemName = text(80).default('');

/** An item of a template, as its form has it. */
export const templateItem = z
  .strictObject({
    code: requiredText(40).refine((code) => /^[A-Za-z][A-Za-z0-9-]*$/.test(code), { error: 'itemCodeFormat' }),
    section: z.enum(sections).default('safety'),
    names: z.strictObject({ en: itemName, afr: itemName, pt: itemName, fr: itemName }),
    on: z.enum(askedOn).default('both'),
    severity: z.enum(severities).default('major'),
    canBeNa: z.boolean().default(false),
    photoOnFail: z.boolean().default(false),
    limits: limits.nullable().default(null),
  })
  .refine(({ names }) => Object.values(names).some((name) => name !== ''), {
    path: ['names', 'en'],
    error: 'templateItemName',
  });

/** Which inspections a template is for: of all classes where none is named. */
export const templateKey = {
  kind: z.enum(inspectionKinds),
  vehicleKind: z.enum(['', ...vehicleKinds]).default(''),
};

export const templateFields = z
  .strictObject({
    ...templateKey,
    items: z.array(templateItem).min(1, { error: 'templateEmpty' }).max(inspectionLimits.items, { error: 'tooMany' }),
  })
  .check(({ value, issues }) => {
    for (const [place, { code }] of value.items.entries())
      if (value.items.findIndex((item) => item.code === code) !== place)
        issues.push({ code: 'custom', input: code, path: ['items', place, 'code'], message: 'templateItemTwice' });
  });

/** An item as it was answered. What fails says what is wrong. */
export const answerFields = {
  unitId: z.uuid(),
  code: requiredText(40),
  result: z.enum(itemResults),
  value: z.number().min(-1000).max(100_000).nullable().default(null),
  /** Whether the unit has what the limits depend on. */
  hasProperty: z.boolean().default(true),
  note: text(300).default(''),
};

/** Kilometres. */
export const odometerKm = z.number().min(0).max(9_999_999);
