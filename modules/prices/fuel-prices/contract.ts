import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { masterCode, masterData } from '#platform/master-data.ts';
import { requiredText, service, text } from '#platform/operation.ts';
import { readUnitPrice } from '#platform/scaled.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    fuelPrice: unknown;
  }
  interface Channels {
    fuelPrices: unknown;
  }
}

export const fuelTypes = ['diesel50', 'diesel500', 'petrol93', 'petrol95', 'paraffin'] as const;
export const fuelRegions = ['inland', 'coast', 'zone'] as const;
export const fuelPriceKinds = ['wholesale', 'retail', 'own'] as const;

export const fuelPrices = masterData({
  noun: 'fuelPrice',
  channel: 'fuelPrices',
  name: 'source',
  fields: z
    .strictObject({
      /** Where it is left empty, it is made of what the price is of and its day. */
      code: z.union([masterCode(40), z.literal('')]).default(''),
      fuelType: z.enum(fuelTypes),
      region: z.enum(fuelRegions).default('inland'),
      /** The zone's code, where the region is one. */
      zone: text(8)
        .transform((zone) => zone.toUpperCase())
        .refine((zone) => /^[A-Z0-9]*$/.test(zone), { error: 'codeCharacters' })
        .default(''),
      kind: z.enum(fuelPriceKinds).default('wholesale'),
      effectiveFrom: calendarDate.meta({ format: 'date' }),
      /** Rand, four decimals. */
      pricePerLitre: z
        .number()
        .min(0.0001)
        .max(99_999)
        .refine((price) => readUnitPrice(price) !== undefined, { error: 'fuelPriceDecimals' }),
      /** The notice or the invoice that says so. */
      source: requiredText(80),
      /** Somebody looked at a change of more than 15 % and found it right. */
      isConfirmed: z.boolean().default(false),
    })
    .refine(({ region, zone }) => region !== 'zone' || zone !== '', { path: ['zone'], error: 'required' }),
  facts: {
    /** By how many percent the price differs from the one before it; null for the first. */
    changePercent: z.number().nullable(),
  },
  filters: {
    fuelType: z.array(z.enum(fuelTypes)).max(10).optional(),
    region: z.array(z.enum(fuelRegions)).max(10).optional(),
    kind: z.array(z.enum(fuelPriceKinds)).max(10).optional(),
    zone: text(8).optional(),
  },
});
export type FuelPriceFields = z.output<typeof fuelPrices.fields>;

export const fuelPriceService = service('tripDirector', {
  getFuelPrices: fuelPrices.list,
  postFuelPrice: fuelPrices.create,
  putFuelPrice: fuelPrices.change,
});
