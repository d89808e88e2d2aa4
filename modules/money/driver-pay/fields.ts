import { z } from 'zod';
import { calendarDate, daysBetween } from '#platform/dates.ts';
import { text } from '#platform/operation.ts';
import { readQuantity } from '#platform/scaled.ts';
import { payComponents } from '#modules/prices/driver-rates/pay.ts';

/** The longest period of one run: two months. */
const longestDays = 62;

export const payRunFields = z
  .strictObject({
    /** The client company whose drivers are paid; the caller's own where it is left out. */
    companyId: z.uuid().nullable().default(null),
    periodFrom: calendarDate,
    periodTo: calendarDate,
    payDay: calendarDate,
    note: text(500).default(''),
  })
  .refine(({ periodFrom, periodTo }) => periodFrom <= periodTo, { path: ['periodTo'], error: 'rangeReversed' })
  .refine(({ periodFrom, periodTo }) => periodFrom > periodTo || daysBetween(periodFrom, periodTo) < longestDays, {
    path: ['periodTo'],
    error: 'payPeriodTooLong',
  })
  .refine(({ periodFrom, payDay }) => payDay >= periodFrom, { path: ['payDay'], error: 'payDayBeforePeriod' });

const units = z
  .number()
  .min(0)
  .max(100_000)
  .refine((value) => readQuantity(value) !== undefined, { error: 'payUnitDecimals' });

/** What somebody types for a load, in the place of what follows from its events. All of them, each time. */
export const typedUnits = z
  .array(z.strictObject({ component: z.enum(payComponents), units, note: text(200).default('') }))
  .max(payComponents.length)
  .superRefine((lines, context) => {
    for (const [index, { component }] of lines.entries())
      if (lines.findIndex((line) => line.component === component) < index)
        context.addIssue({ code: 'custom', path: [index, 'component'], message: 'payComponentTwice' });
  });
