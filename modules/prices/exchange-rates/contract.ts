import { z } from 'zod';
import { currencies } from '#platform/currencies.ts';
import { calendarDate } from '#platform/dates.ts';
import { masterCode, masterData } from '#platform/master-data.ts';
import { defaultCurrency } from '#platform/money.ts';
import { requiredText, service } from '#platform/operation.ts';
import { readRate } from './convert.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    exchangeRate: unknown;
  }
  interface Channels {
    exchangeRates: unknown;
  }
}

/** What one unit of a currency is worth in another one on a day, and who says so. */
export const exchangeRates = masterData({
  noun: 'exchangeRate',
  channel: 'exchangeRates',
  name: 'source',
  fields: z
    .strictObject({
      /** Where it is left empty, it is made of both currencies and the day. */
      code: z.union([masterCode(40), z.literal('')]).default(''),
      currency: z.enum(currencies),
      inCurrency: z.enum(currencies).default(defaultCurrency),
      day: calendarDate.meta({ format: 'date' }),
      rate: z
        .number()
        .min(0.000_000_01)
        .max(99_999_999)
        .refine((rate) => readRate(rate) !== undefined, { error: 'exchangeRateDecimals' }),
      /** The bank or the publication that says so: it is printed on invoices. */
      source: requiredText(80),
    })
    .refine(({ currency, inCurrency }) => currency !== inCurrency, {
      path: ['inCurrency'],
      error: 'exchangeRateOfItself',
    }),
  filters: {
    currency: z.array(z.enum(currencies)).max(20).optional(),
    inCurrency: z.array(z.enum(currencies)).max(20).optional(),
  },
});
export type ExchangeRateFields = z.output<typeof exchangeRates.fields>;

export const exchangeRateService = service('tripDirector', {
  getExchangeRates: exchangeRates.list,
  postExchangeRate: exchangeRates.create,
  putExchangeRate: exchangeRates.change,
});
