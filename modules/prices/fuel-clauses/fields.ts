import { z } from 'zod';
import { optionalDate } from '#platform/master-data.ts';
import { text } from '#platform/operation.ts';
import { readPercent, readUnitPrice } from '#platform/scaled.ts';
import { fuelPriceKinds, fuelRegions, fuelTypes } from '#modules/prices/fuel-prices/contract.ts';

/** As the specification spells them. */
export const fuelCalculations = ['Basic', 'Manual'] as const;
export const fuelValueTypes = ['Percent', 'Currency'] as const;
export const fuelBases = ['linehaul', 'linehaulAndExtras'] as const;
/** The day whose price of fuel counts. */
export const fuelDateBases = ['loading', 'delivery', 'order'] as const;
/** What is done with a day for which no price was captured. */
export const missingPriceRules = ['refuse', 'latest'] as const;

/** Minus nothing is a slip of a machine, and would be written as one. */
const isNoMinusNothing = (value: number) => !Object.is(value, -0);
const decimals = (min: number, max: number, read: (value: number) => unknown) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine(isNoMinusNothing, { error: 'invalidValue' })
    .refine((value) => read(value) !== undefined, { error: 'fourDecimals' });
const percent = (min: number, max: number) => decimals(min, max, readPercent);
const price = (min: number, max: number) => decimals(min, max, readUnitPrice);

/** What a clause says, and what another version of it may say otherwise. */
export const termShape = {
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
  missingPrice: z.enum(missingPriceRules).default('refuse'),
  /** A charge of its own beside the linehaul; otherwise within it. */
  showAsLine: z.boolean().default(true),
};
export type TermName = keyof typeof termShape;
export const termNames = Object.keys(termShape) as readonly TermName[];
export type ClauseTerms = { readonly [Name in TermName]: z.output<(typeof termShape)[Name]> };

/** The rules that hold between the terms: all of them at once, each on its field. */
export function betweenTerms(terms: ClauseTerms, context: z.RefinementCtx): void {
  const report = (path: TermName, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const { calculation, region, zone, basePrice, baseDate, manualValue, floorPercent, capPercent } = terms;
  if (region === 'zone' && zone === '') report('zone', 'required');
  if (calculation === 'Basic' && basePrice === null) report('basePrice', 'basePriceMissing');
  if (calculation === 'Basic' && baseDate === null) report('baseDate', 'required');
  if (calculation === 'Manual' && manualValue === null) report('manualValue', 'manualValueMissing');
  if (floorPercent !== null && capPercent !== null && floorPercent > capPercent) report('capPercent', 'capBelowFloor');
}

/** Fuel of another zone, and a zone where the region is none, would say something that nobody looks at. */
export function asKept<Terms extends Pick<ClauseTerms, 'region' | 'zone'>>(terms: Terms): Terms {
  return { ...terms, zone: terms.region === 'zone' ? terms.zone : '' };
}
