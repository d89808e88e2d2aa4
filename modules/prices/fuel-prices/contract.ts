import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { masterCode, masterData } from '#platform/master-data.ts';
import { operation, requiredText, service, text } from '#platform/operation.ts';
import { readUnitPrice } from '#platform/scaled.ts';
import { fuelPriceChangeLife } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    fuelPrice: unknown;
    fuelPriceChange: unknown;
  }
  interface Channels {
    fuelPrices: unknown;
  }
}

export const fuelTypes = ['diesel50', 'diesel500', 'petrol93', 'petrol95', 'paraffin'] as const;
export const fuelRegions = ['inland', 'coast', 'zone'] as const;
export const fuelPriceKinds = ['wholesale', 'retail', 'own'] as const;

/** Rand, four decimals. */
const litrePrice = z
  .number()
  .min(0.0001)
  .max(99_999)
  .refine((price) => readUnitPrice(price) !== undefined, { error: 'fuelPriceDecimals' });
/** The price that somebody looked at after a change of more than 15 %: another price is asked about again. */
const confirmedPrice = litrePrice.nullable().default(null);

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
      pricePerLitre: litrePrice,
      /** The notice or the invoice that says so. */
      source: requiredText(80),
      confirmedPrice,
    })
    .refine(({ region, zone }) => region !== 'zone' || zone !== '', { path: ['zone'], error: 'required' }),
  facts: {
    /** By how many percent the price differs from the one before it; null for the first. */
    changePercent: z.number().nullable(),
    /** Loads are or were priced by it: it is superseded, not edited. */
    isUsed: z.boolean(),
  },
  filters: {
    fuelType: z.array(z.enum(fuelTypes)).max(10).optional(),
    region: z.array(z.enum(fuelRegions)).max(10).optional(),
    kind: z.array(z.enum(fuelPriceKinds)).max(10).optional(),
    zone: text(8).optional(),
  },
});
export type FuelPriceFields = z.output<typeof fuelPrices.fields>;

const id = z.uuid();
const name = z.string();

/** Another price, or another day, in place of a price that is used. */
export const fuelPriceCorrection = z.strictObject({
  fuelPriceId: id,
  effectiveFrom: calendarDate.meta({ format: 'date' }),
  pricePerLitre: litrePrice,
  source: requiredText(80),
  confirmedPrice,
  reason: requiredText(500),
});
export type FuelPriceCorrection = z.output<typeof fuelPriceCorrection>;

/** What was asked for in place of a price, the newest first. */
export const fuelPriceCorrections = z.array(
  z.object({
    id,
    lockId: name,
    status: z.enum(fuelPriceChangeLife.states),
    effectiveFrom: z.iso.date(),
    pricePerLitre: z.number(),
    source: name,
    reason: name,
    askedBy: name,
    askedAt: z.iso.datetime(),
    decidedBy: name,
    decisionReason: name,
    /** A code of the failure texts: why the present person may not decide; null when they may. */
    decisionBarrier: name.nullable(),
  }),
);
export type FuelPriceCorrections = z.output<typeof fuelPriceCorrections>;

const saved = z.object({ id, lockId: name, status: z.enum(fuelPriceChangeLife.states) });
const changes = { audience: 'permitted', locked: true } as const;

export const fuelPriceService = service('tripDirector', {
  getFuelPrices: fuelPrices.list,
  postFuelPrice: fuelPrices.create,
  putFuelPrice: fuelPrices.change,
  getFuelPriceCorrections: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ id }),
    output: fuelPriceCorrections,
  }),
  /** Asks for another price in place of one that is used; nothing changes before a second person has approved it. */
  postFuelPriceCorrection: operation({ audience: 'permitted', input: fuelPriceCorrection, output: saved }),
  approveFuelPriceCorrection: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, comment: text(500).default('') }),
    output: saved,
  }),
  rejectFuelPriceCorrection: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  /** Takes back what was asked for. */
  cancelFuelPriceCorrection: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
});
