import { z } from 'zod';
import { masterCode, masterData } from '#platform/master-data.ts';
import { amount } from '#platform/money-codec.ts';
import { requiredText, service, text } from '#platform/operation.ts';
import { readPercent } from '#platform/scaled.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    driverRateCategory: unknown;
  }
  interface Channels {
    driverRateCategories: unknown;
  }
}

/** Minus nothing is a slip of a machine, and would be written as one. */
const isNoMinusNothing = (value: number) => !Object.is(value, -0);

/** What drivers are put into one category by. */
export const categoryBases = ['vehicleClass', 'councilGrade', 'experience', 'crossBorder'] as const;

export const driverRateCategories = masterData({
  noun: 'driverRateCategory',
  channel: 'driverRateCategories',
  fields: z.strictObject({
    code: masterCode(20),
    name: requiredText(80),
    basis: z.enum(categoryBases),
    /** Rand; a trip that earns less is paid this much. */
    minimumPerTrip: amount.max(100_000).refine(isNoMinusNothing, { error: 'invalidValue' }).default(0),
    /** Percent of the trip's pay. */
    coDriverShare: z
      .number()
      .min(0)
      .max(100)
      .refine((share) => isNoMinusNothing(share) && readPercent(share) !== undefined, { error: 'invalidValue' })
      .default(0),
    notes: text(500).default(''),
  }),
  facts: {
    /** Drivers are paid by it: its minimum and its share change by versions only. */
    isUsed: z.boolean(),
    /** Since when, or from when, it says what it says here; null where it always has. */
    holdsFrom: z.iso.date().nullable(),
    /** Another version waits for a second person. */
    waits: z.boolean(),
  },
  filters: { basis: z.array(z.enum(categoryBases)).max(10).optional() },
});

export const driverRateCategoryService = service('tripDirector', {
  getDriverRateCategories: driverRateCategories.list,
  postDriverRateCategory: driverRateCategories.create,
  putDriverRateCategory: driverRateCategories.change,
});
