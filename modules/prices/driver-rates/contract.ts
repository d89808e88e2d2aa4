import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { masterCode, masterData, optionalDate, reference } from '#platform/master-data.ts';
import { requiredText, service, text } from '#platform/operation.ts';
import { readUnitPrice } from '#platform/scaled.ts';
import { payComponents } from './pay.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    driverRate: unknown;
  }
  interface Channels {
    driverRates: unknown;
  }
}

export const routeTypes = ['any', 'local', 'lineHaul', 'crossBorder'] as const;

export const driverRates = masterData({
  noun: 'driverRate',
  channel: 'driverRates',
  fields: z
    .strictObject({
      code: masterCode(30),
      name: requiredText(80),
      /** Whom it pays: everybody of a category, one driver, or all drivers where neither is chosen. */
      categoryId: reference('driverRateCategory'),
      driverId: reference('driver'),
      component: z.enum(payComponents),
      /** Rand for one unit of the component. */
      rate: z
        .number()
        .min(0)
        .max(1_000_000)
        .refine((rate) => !Object.is(rate, -0), { error: 'invalidValue' })
        .refine((rate) => readUnitPrice(rate) !== undefined, { error: 'driverRateDecimals' }),
      freeMinutes: z.int().min(0).max(1440).default(0),
      vehicleClass: text(40).default(''),
      routeType: z.enum(routeTypes).default('any'),
      validFrom: calendarDate.meta({ format: 'date' }),
      validTo: optionalDate(),
    })
    .refine(({ categoryId, driverId }) => categoryId === null || driverId === null, {
      path: ['driverId'],
      error: 'rateForTwo',
    })
    .refine(({ validFrom, validTo }) => !validTo || validFrom <= validTo, {
      path: ['validTo'],
      error: 'rangeReversed',
    }),
  facts: {
    /** The category's name, or the driver's; empty for all drivers. */
    paidTo: z.string(),
  },
  filters: {
    component: z.array(z.enum(payComponents)).max(20).optional(),
    routeType: z.array(z.enum(routeTypes)).max(10).optional(),
    categoryId: z.uuid().optional(),
  },
});
export type DriverRateFields = z.output<typeof driverRates.fields>;

export const driverRateService = service('tripDirector', {
  getDriverRates: driverRates.list,
  postDriverRate: driverRates.create,
  putDriverRate: driverRates.change,
});
