import { z } from 'zod';
import { text } from '#platform/operation.ts';
import { severities } from '#modules/fleet/vehicle-defects/status.ts';
import type { ShownTemplate } from '#modules/fleet/vehicle-inspections/contract.ts';
import { templateItem } from '#modules/fleet/vehicle-inspections/fields.ts';
import { askedOn, limitProperties, sections } from '#modules/fleet/vehicle-inspections/template.ts';

export type Item = ShownTemplate['items'][number];

const bound = z.number().min(-1000).max(100_000).nullable();
const plain = z.strictObject({
  code: z.string(),
  en: text(80),
  afr: text(80),
  pt: text(80),
  fr: text(80),
  section: z.enum(sections),
  on: z.enum(askedOn),
  severity: z.enum(severities),
  canBeNa: z.boolean(),
  photoOnFail: z.boolean(),
  unit: text(10),
  min: bound,
  warnBelow: bound,
  warnAbove: bound,
  max: bound,
  property: z.enum(limitProperties),
  withoutMin: bound,
  withoutWarn: bound,
});
type Values = z.output<typeof plain>;

/** Where the form shows what is wrong with a part of the item. */
const places = { names: 'en', usual: 'min', without: 'withoutMin' } as const;

/** An item of a list as its dialog holds it; what it makes is judged as the server judges it. */
export const itemForm = plain.check(({ value, issues }) => {
  for (const { path, message } of templateItem.safeParse(itemOf(value)).error?.issues ?? []) {
    const part = path.map(String).find((each) => each in places) as keyof typeof places | undefined;
    const at = part ? places[part] : path[0];
    issues.push({ code: 'custom', input: value, path: [String(at ?? 'en')], message });
  }
});

export function itemOf({
  code,
  en,
  afr,
  pt,
  fr,
  unit,
  min,
  warnBelow,
  warnAbove,
  max,
  property,
  ...rest
}: Values): Item {
  const { withoutMin, withoutWarn, ...item } = rest;
  return {
    ...item,
    code,
    names: { en, afr, pt, fr },
    limits:
      unit === ''
        ? null
        : {
            unit,
            property,
            usual: { min, warnBelow, warnAbove, max },
            without: property === '' ? null : { min: withoutMin, warnBelow: withoutWarn, warnAbove: null, max: null },
          },
  };
}

export function valuesOf(item: Item | undefined): Values {
  const { usual, without } = item?.limits ?? { usual: undefined, without: undefined };
  return {
    code: item?.code ?? newCode(),
    ...(item?.names ?? { en: '', afr: '', pt: '', fr: '' }),
    section: item?.section ?? 'safety',
    on: item?.on ?? 'both',
    severity: item?.severity ?? 'major',
    canBeNa: item?.canBeNa ?? false,
    photoOnFail: item?.photoOnFail ?? false,
    unit: item?.limits?.unit ?? '',
    min: usual?.min ?? null,
    warnBelow: usual?.warnBelow ?? null,
    warnAbove: usual?.warnAbove ?? null,
    max: usual?.max ?? null,
    property: item?.limits?.property ?? '',
    withoutMin: without?.min ?? null,
    withoutWarn: without?.warnBelow ?? null,
  };
}

function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `own-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
