import { z } from 'zod';
import { masterCode, masterData } from '#platform/master-data.ts';
import { amount } from '#platform/money-codec.ts';
import { requiredText, service, text } from '#platform/operation.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    driverRateCategory: unknown;
  }
  interface Channels {
    driverRateCategories: unknown;
  }
}

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
    minimumPerTrip: amount.max(100_000).default(0),
    /** Percent of the trip's pay. */
    coDriverShare: z.number().min(0).max(100).default(0),
    notes: text(500).default(''),
  }),
  filters: { basis: z.array(z.enum(categoryBases)).max(10).optional() },
});

export const driverRateCategoryService = service('tripDirector', {
  getDriverRateCategories: driverRateCategories.list,
  postDriverRateCategory: driverRateCategories.create,
  putDriverRateCategory: driverRateCategories.change,
});
