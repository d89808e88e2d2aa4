import { z } from 'zod';
import { currencies } from '#platform/currencies.ts';
import { calendarDate } from '#platform/dates.ts';
import { masterCode, optionalDate } from '#platform/master-data.ts';
import { amount } from '#platform/money-codec.ts';
import { defaultCurrency } from '#platform/money.ts';
import { text } from '#platform/operation.ts';
import { readQuantity, readUnitPrice } from '#platform/scaled.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { isToItself, laneScopes } from './lanes.ts';
import { bandModes, isCounted, type RateMethod, rateMethods, rateSides, unitRoundings } from './methods.ts';

export const partyKinds = ['general', 'customer', 'billTo', 'supplier'] as const;
export type PartyKind = (typeof partyKinds)[number];
export const limits = { bands: 40, extras: 20, conditions: 50 } as const;

/** Minus nothing is a slip of a machine, and would be written as one. */
const isNoMinusNothing = (value: number) => !Object.is(value, -0);
const number = (min: number, max: number) =>
  z.number().min(min).max(max).refine(isNoMinusNothing, { error: 'invalidValue' });
const unitPrice = number(0, 1e9).refine((value) => readUnitPrice(value) !== undefined, { error: 'rateDecimals' });
const quantity = number(0, 1e9).refine((value) => readQuantity(value) !== undefined, { error: 'unitDecimals' });
const cents = amount.refine(isNoMinusNothing, { error: 'invalidValue' }).nullable().default(null);
const optionalId = z
  .union([z.uuid(), z.literal('')])
  .nullable()
  .default(null)
  .transform((id) => id || null);
const ids = z
  .array(z.uuid())
  .max(limits.conditions, { error: 'tooMany' })
  .default([])
  .transform((each) => [...new Set(each)]);

export const laneEnd = z.strictObject({
  scope: z.enum(laneScopes).default('any'),
  /** The id of a zone or a location, the name of a city or a region. */
  value: text(80).default(''),
  /** Of a country, a region or a city. */
  country: text(80).default(''),
});

export const band = z.strictObject({ from: quantity, rate: unitPrice });

const extraMethods = rateMethods.filter((method) => method !== 'percentOfSell') as [
  Exclude<RateMethod, 'percentOfSell'>,
  ...Exclude<RateMethod, 'percentOfSell'>[],
];
export const extra = z.strictObject({
  itemMasterId: z.uuid(),
  method: z.enum(extraMethods).default('perLoad'),
  rate: unitPrice,
  /** Paid on to the supplier in full where it gets a share of what the customer pays. */
  passThrough: z.boolean().default(false),
});
export { extraMethods };

/** A rate as the form has it. */
export const rateFields = z.strictObject({
  /** Where it is left empty, the next number of the company is taken. */
  code: z.union([masterCode(30), z.literal('')]).default(''),
  side: z.enum(rateSides).default('sell'),
  partyKind: z.enum(partyKinds).default('customer'),
  customerId: optionalId,
  billToPartyId: optionalId,
  supplierId: optionalId,
  origin: laneEnd.prefault({}),
  destination: laneEnd.prefault({}),
  bothWays: z.boolean().default(false),
  orderTypeIds: ids,
  equipmentTypeIds: ids,
  commodityTypeIds: ids,
  /** Tonnes; the end is not in it. */
  massFrom: quantity.nullable().default(null),
  massTo: quantity.nullable().default(null),
  method: z.enum(rateMethods).default('perLoad'),
  rate: unitPrice.refine((value) => value > 0, { error: 'rateZero' }),
  bands: z.array(band).max(limits.bands, { error: 'tooMany' }).default([]),
  bandMode: z.enum(bandModes).default('slab'),
  minUnits: quantity
    .refine((value) => value > 0, { error: 'rateZero' })
    .nullable()
    .default(null),
  unitRounding: z.enum(unitRoundings).default('none'),
  /** Rand, without VAT. */
  minCharge: cents,
  maxCharge: cents,
  includedStops: z.int().min(0).max(100).nullable().default(null),
  extraStop: cents,
  /** Where it is left empty, those of the location count. */
  freeStandingMinutes: z.int().min(0).max(10_080).nullable().default(null),
  /** An hour. */
  standingRate: cents,
  extras: z.array(extra).max(limits.extras, { error: 'tooMany' }).default([]),
  currency: z.enum(currencies).default(defaultCurrency),
  vatCode: z.enum(vatCodes).default('standard'),
  fuelClauseId: optionalId,
  priority: z.int().min(0).max(99).default(50),
  validFrom: calendarDate.meta({ format: 'date' }),
  validTo: optionalDate(),
  note: text(500).default(''),
});
type Fields = z.output<typeof rateFields>;

type Report = (path: (string | number)[], code: string) => void;

/** The party that a rate names must be of its kind, and its kind of its side. */
function checkParty(rate: Fields, report: Report): void {
  const { side, partyKind } = rate;
  if (side === 'sell' ? partyKind === 'supplier' : partyKind === 'customer' || partyKind === 'billTo')
    report(['partyKind'], 'partyOfOtherSide');
  if ((partyKind === 'customer' || partyKind === 'billTo') && rate.customerId === null)
    report(['customerId'], 'required');
  if (partyKind === 'billTo' && rate.billToPartyId === null) report(['billToPartyId'], 'required');
  if (partyKind === 'supplier' && rate.supplierId === null) report(['supplierId'], 'required');
}

function checkLane({ origin, destination }: Fields, report: Report): void {
  for (const [end, { scope, value, country }] of Object.entries({ origin, destination })) {
    if (scope !== 'any' && scope !== 'country' && value === '') report([end, 'value'], 'required');
    if (['country', 'region', 'city'].includes(scope) && country === '') report([end, 'country'], 'required');
  }
  if (isToItself(origin, destination) && origin.value !== '') report(['destination', 'value'], 'laneToItself');
}

function checkBands({ bands, method, massFrom, massTo }: Fields, report: Report): void {
  for (const [place, { from }] of bands.entries()) {
    const before = bands[place - 1];
    if (from === 0 || (before && from <= before.from)) report(['bands', place, 'from'], 'bandsNotRising');
    else if (isCounted(method) && (!Number.isInteger(from) || from < 2))
      report(['bands', place, 'from'], 'bandNotWhole');
    if (bands[place]!.rate === 0) report(['bands', place, 'rate'], 'rateZero');
  }
  if (method === 'percentOfSell' && bands.length > 0) report(['bands'], 'shareWithoutBands');
  if (massFrom !== null && massTo !== null && massTo <= massFrom) report(['massTo'], 'rangeReversed');
}

function checkCharges(rate: Fields, report: Report): void {
  const { minCharge, maxCharge, includedStops, extraStop, method, side, validFrom, validTo } = rate;
  if (minCharge !== null && maxCharge !== null && maxCharge < minCharge) report(['maxCharge'], 'mostBelowLeast');
  if (includedStops !== null && extraStop === null) report(['extraStop'], 'required');
  if (extraStop !== null && includedStops === null) report(['includedStops'], 'required');
  if (method === 'percentOfSell' && side === 'sell') report(['method'], 'shareOnlyBuys');
  if (validTo !== null && validTo < validFrom) report(['validTo'], 'rangeReversed');
}

/** The rules that hold between fields: all of them at once, each on its field. */
function between(rate: Fields, context: z.RefinementCtx): void {
  const report: Report = (path, message) => context.addIssue({ code: 'custom', path, message });
  for (const check of [checkParty, checkLane, checkBands, checkCharges]) check(rate, report);
}

export const rateChecked = rateFields.superRefine(between);
export type RateInput = z.output<typeof rateChecked>;
export const rateChange = rateChecked.safeExtend({ id: z.uuid() });
