import { z } from 'zod';
import { axleUnitKinds } from '#modules/loads/mass.ts';
import { inspectionFields, inspectionLimits, itemAnswer } from '../fields.ts';
import type { InspectionStart } from './calls.ts';

const metres = z.number().min(0).max(60).nullable();

/** An axle unit as it is typed: an empty mass is one that was not weighed. */
const unitRow = z
  .strictObject({
    kind: z.enum(axleUnitKinds),
    isDriven: z.boolean(),
    massKg: z.number().min(0).max(200_000).nullable(),
    fromM: metres,
    toM: metres,
  })
  .refine(({ fromM, toM }) => fromM === null || toM === null || toM >= fromM, { path: ['toM'], error: 'axleReversed' });

/** An inspection as its form holds it; which items need a value is known with the load. */
export function inspectionFormFor({ items }: Pick<InspectionStart, 'items'>) {
  return z
    .strictObject({
      ...inspectionFields,
      items: z.array(itemAnswer),
      axleUnits: z.array(unitRow).max(inspectionLimits.units),
    })
    .check(({ value, issues }) => {
      for (const [place, { result, value: measured }] of value.items.entries())
        if (items[place]?.value && result === 'pass' && measured === null)
          issues.push({
            code: 'custom',
            input: measured,
            path: ['items', place, 'value'],
            message: 'required',
          });
    });
}
export type InspectionSchema = ReturnType<typeof inspectionFormFor>;
export type InspectionFormValues = z.input<InspectionSchema>;

const usual = [
  { kind: 'steering', isDriven: false },
  { kind: 'tandem', isDriven: true },
] as const;

/** Nothing is answered yet; the axle units are those that such vehicles have. */
export function emptyInspection({ items, axleUnits }: InspectionStart, signedBy: string): InspectionFormValues {
  return {
    items: items.map(({ code }) => ({ code, result: '' as const, value: null, note: '' })),
    odometer: null,
    massSlipKg: null,
    axleUnits: (axleUnits.length > 0 ? axleUnits : usual).map(({ kind, isDriven }) => ({
      kind,
      isDriven,
      massKg: null,
      fromM: null,
      toM: null,
    })),
    note: '',
    signedBy,
  };
}

/** What is sent: units that were not weighed are left out. */
export function inputOf(values: z.output<InspectionSchema>) {
  const { axleUnits, ...rest } = values;
  return {
    ...rest,
    axleUnits: axleUnits.flatMap(({ massKg, ...unit }) => (massKg === null ? [] : [{ ...unit, massKg }])),
  };
}
