import { z } from 'zod';
import { masterCode, masterData, optionalDate, reference } from '#platform/master-data.ts';
import { requiredText, service, text } from '#platform/operation.ts';
import { readPercent, readUnitPrice } from '#platform/scaled.ts';
import { fuelPriceKinds, fuelRegions, fuelTypes } from '#modules/fuel-prices/contract.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    fuelClause: unknown;
  }
  interface Channels {
    fuelClauses: unknown;
  }
}

/** As the specification spells them. */
export const fuelCalculations = ['Basic', 'Manual'] as const;
export const fuelValueTypes = ['Percent', 'Currency'] as const;
export const fuelBases = ['linehaul', 'linehaulAndExtras'] as const;
/** The day whose price of fuel counts. */
export const fuelDateBases = ['loading', 'delivery', 'order'] as const;
/** What is done with a day for which no price was captured. */
export const missingPriceRules = ['refuse', 'latest'] as const;

const percent = (min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => readPercent(value) !== undefined, { error: 'fourDecimals' });
const price = (min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => readUnitPrice(value) !== undefined, { error: 'fourDecimals' });

export const fuelClauses = masterData({
  noun: 'fuelClause',
  channel: 'fuelClauses',
  fields: z
    .strictObject({
      code: masterCode(20),
      name: requiredText(80),
      /** Whose loads it holds for; everybody's rates may name it where neither is chosen. */
      customerId: reference('customer'),
      supplierId: reference('supplier'),
      calculation: z.enum(fuelCalculations).default('Basic'),
      valueType: z.enum(fuelValueTypes).default('Percent'),
      fuelType: z.enum(fuelTypes).default('diesel50'),
      region: z.enum(fuelRegions).default('inland'),
      /** The zone's code, where the region is one. */
      zone: text(8)
        .transform((zone) => zone.toUpperCase())
        .refine((zone) => /^[A-Z0-9]*$/.test(zone), { error: 'codeCharacters' })
        .default(''),
      kind: z.enum(fuelPriceKinds).default('wholesale'),
      /** Rand a litre, from which every change counts; never from the last adjusted rate. */
      basePrice: price(0.0001, 99_999).nullable().default(null),
      baseDate: optionalDate(),
      /** How much of a rate is fuel. */
      weightPercent: percent(0, 100).default(45),
      /** Smaller changes count as none. */
      thresholdPercent: percent(0, 100).nullable().default(null),
      floorPercent: percent(-100, 100).nullable().default(null),
      capPercent: percent(-100, 1000).nullable().default(null),
      /** Of a manual clause: per cent, or rand for one unit. */
      manualValue: price(-1_000_000, 1_000_000).nullable().default(null),
      appliesTo: z.enum(fuelBases).default('linehaul'),
      dateBasis: z.enum(fuelDateBases).default('loading'),
      missingPrice: z.enum(missingPriceRules).default('refuse'),
      /** A charge of its own beside the linehaul; otherwise within it. */
      showAsLine: z.boolean().default(true),
    })
    .refine(({ customerId, supplierId }) => customerId === null || supplierId === null, {
      path: ['supplierId'],
      error: 'clauseForTwo',
    })
    .refine(({ region, zone }) => region !== 'zone' || zone !== '', { path: ['zone'], error: 'required' })
    .refine(({ calculation, basePrice }) => calculation === 'Manual' || basePrice !== null, {
      path: ['basePrice'],
      error: 'basePriceMissing',
    })
    .refine(({ calculation, baseDate }) => calculation === 'Manual' || baseDate !== null, {
      path: ['baseDate'],
      error: 'required',
    })
    .refine(({ calculation, manualValue }) => calculation === 'Basic' || manualValue !== null, {
      path: ['manualValue'],
      error: 'manualValueMissing',
    })
    .refine(({ floorPercent: floor, capPercent: cap }) => floor === null || cap === null || floor <= cap, {
      path: ['capPercent'],
      error: 'capBelowFloor',
    }),
  facts: {
    /** The customer's name, or the supplier's; empty for everybody. */
    partyName: z.string(),
  },
  filters: {
    customerId: z.uuid().optional(),
    supplierId: z.uuid().optional(),
    calculation: z.array(z.enum(fuelCalculations)).max(2).optional(),
    fuelType: z.array(z.enum(fuelTypes)).max(10).optional(),
    region: z.array(z.enum(fuelRegions)).max(10).optional(),
  },
});

export const fuelClauseService = service('tripDirector', {
  getFuelClauses: fuelClauses.list,
  postFuelClause: fuelClauses.create,
  putFuelClause: fuelClauses.change,
});
