import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { isWallClock, wallClockIn } from '#platform/wall-clock.ts';
import { instantOf } from '#modules/work/loads/web/desk.ts';
import { axleUnitKinds } from '#modules/work/carriage/mass.ts';
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
      /** The time on the clock of the company. */
      inspectedAt: requiredText(30).refine((value) => value === '' || isWallClock(value), { error: 'momentFormat' }),
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

/** Nothing is answered yet; it is made now, and the axle units are those that such vehicles have. */
export function emptyInspection(
  { items, axleUnits, timeZone }: InspectionStart,
  signedBy: string,
): InspectionFormValues {
  return {
    inspectedAt: wallClockIn(timeZone, new Date()),
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

/** Makes the input of the call: skips units that were not weighed, and the time while nobody has typed another. */
export function inputOf(
  values: z.output<InspectionSchema>,
  { timeZone, openedAt }: { readonly timeZone: string; readonly openedAt: string },
) {
  const { axleUnits, inspectedAt, ...rest } = values;
  return {
    ...rest,
    ...(inspectedAt !== openedAt && { inspectedAt: instantOf(inspectedAt, timeZone) ?? inspectedAt }),
    axleUnits: axleUnits.flatMap(({ massKg, ...unit }) => (massKg === null ? [] : [{ ...unit, massKg }])),
  };
}
