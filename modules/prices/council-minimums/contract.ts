import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { masterCode, masterData, optionalDate } from '#platform/master-data.ts';
import { amount } from '#platform/money-codec.ts';
import { requiredText, service } from '#platform/operation.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    councilMinimum: unknown;
  }
  interface Channels {
    councilMinimums: unknown;
  }
}

export const minimumUnits = ['hour', 'day', 'week', 'month'] as const;
export type MinimumUnit = (typeof minimumUnits)[number];

/** The least that a bargaining council lets a grade be paid. The product knows no figures: the administrator types them. */
export const councilMinimums = masterData({
  noun: 'councilMinimum',
  channel: 'councilMinimums',
  name: 'grade',
  fields: z
    .strictObject({
      code: masterCode(20),
      /** As the council calls it. */
      grade: requiredText(80),
      unit: z.enum(minimumUnits),
      /** Rand for one unit of time. */
      amount: amount.min(0.01).max(10_000_000),
      validFrom: calendarDate.meta({ format: 'date' }),
      validTo: optionalDate(),
      /** The agreement or the notice that says so. */
      source: requiredText(120),
    })
    .refine(({ validFrom, validTo }) => !validTo || validFrom <= validTo, {
      path: ['validTo'],
      error: 'rangeReversed',
    }),
  facts: {
    /** Drivers have its grade: what it says changes by versions only. */
    isUsed: z.boolean(),
    /** Since when, or from when, it says what it says here; null where it always has. */
    holdsFrom: z.iso.date().nullable(),
    /** Another version waits for a second person. */
    waits: z.boolean(),
  },
  filters: { unit: z.array(z.enum(minimumUnits)).max(4).optional() },
});
export type CouncilMinimumFields = z.output<typeof councilMinimums.fields>;

export const councilMinimumService = service('tripDirector', {
  getCouncilMinimums: councilMinimums.list,
  postCouncilMinimum: councilMinimums.create,
  putCouncilMinimum: councilMinimums.change,
});
