import { divideRounded, weightedChange, wholePercent } from '#platform/calculations.ts';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import type { Percent, UnitPrice } from '#platform/scaled.ts';

const noPercent = 0n as Percent;

/** How a clause makes an adjustment of a price of fuel. */
export interface FuelTerms {
  /** Of one litre, and the day it was agreed for. */
  readonly basePrice: UnitPrice;
  /** How much of a rate is fuel: 45 %. */
  readonly weight: Percent;
  /** Smaller changes count as none. */
  readonly threshold: Percent | null;
  readonly floor: Percent | null;
  readonly cap: Percent | null;
}

/** How a percentage came about, for its explanation. */
export interface FuelChange {
  /** Before the threshold and the bounds. */
  readonly raw: Percent;
  readonly bound: 'threshold' | 'floor' | 'cap' | null;
  readonly percent: Percent;
}

/**
 * `(price − base) ÷ base × weight`, always from the base price and never from the last adjustment; below the threshold 0, then
 * held between floor and cap. It is compared exactly, and rounded to four decimals afterwards. Throws a RangeError for a base
 * price of 0.
 */
export function fuelChange(terms: FuelTerms, price: UnitPrice): FuelChange {
  const { basePrice, weight, threshold, floor, cap } = terms;
  const raw = weightedChange(basePrice, price, weight);
  // Both sides times the base price, which is above 0.
  const exact = (price - basePrice) * weight;
  const size = exact < 0n ? -exact : exact;
  if (threshold !== null && size < threshold * basePrice) return { raw, bound: 'threshold', percent: noPercent };
  if (floor !== null && exact < floor * basePrice) return { raw, bound: 'floor', percent: floor };
  if (cap !== null && exact > cap * basePrice) return { raw, bound: 'cap', percent: cap };
  return { raw, bound: null, percent: raw };
}

/** Official prices change on the first Wednesday of a month; the first one on or after a day. */
export function nextFirstWednesday(day: CalendarDate): CalendarDate {
  const ofMonth = firstWednesday(day);
  if (ofMonth >= day) return ofMonth;
  // 31 days after the first of a month lies in the next one.
  return firstWednesday(addDays(`${day.slice(0, 7)}-01`, 31));
}

function firstWednesday(day: CalendarDate): CalendarDate {
  const first = `${day.slice(0, 7)}-01`;
  const wednesday = 3;
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay();
  return addDays(first, (wednesday - weekday + 7) % 7);
}

/** By how many percent a price differs from the one before it. A change above this asks for a second look. */
export const unusualChange = 150_000n as Percent;

/** Rand a litre from which a price is asked about: notices say cents, and no fuel has cost a tenth of this. */
const hardlyRand = 1_000_000n as UnitPrice;

/** The price in rand that a number is likely to mean in cents a litre; undefined where rand is likely. */
export function centsPerLitre(price: UnitPrice): UnitPrice | undefined {
  return price < hardlyRand ? undefined : ofCents(price);
}

/** A price in cents a litre, in rand. */
export function ofCents(cents: UnitPrice): UnitPrice {
  return divideRounded(cents, 100n) as UnitPrice;
}

export function changeOfPrice(before: UnitPrice, after: UnitPrice): Percent {
  return weightedChange(before, after, wholePercent as Percent);
}

/** What a price is of. */
interface PricedFuel {
  readonly fuelType: string;
  readonly region: string;
  readonly zone: string;
  readonly kind: string;
  readonly effectiveFrom: CalendarDate;
}

/** How a code says what a price is of. */
const short: Readonly<Record<string, string>> = {
  diesel50: 'D50',
  diesel500: 'D500',
  petrol93: 'P93',
  petrol95: 'P95',
  paraffin: 'PAR',
  inland: 'IN',
  coast: 'CO',
  wholesale: 'WS',
  retail: 'RT',
  own: 'OWN',
};

/** `D50-IN-WS-20261104`: one price of a fuel, a region, a kind and a day has one code. */
export function codeOfPrice({ fuelType, region, zone, kind, effectiveFrom }: PricedFuel): string {
  const where = region === 'zone' ? zone : short[region];
  return [short[fuelType], where, short[kind], effectiveFrom.replaceAll('-', '')].join('-');
}

/** A code as `codeOfPrice` makes it; people may type others. A number at its end tells several prices of one day apart. */
export const madeCode = /^(?:D50|D500|P93|P95|PAR)-[A-Z0-9]+-(?:WS|RT|OWN)-\d{8}(?:-\d+)?$/;

/** The code of a price: one that was made follows what it is made of, one that was typed stays. */
export function keptCode(code: string, of: PricedFuel): string {
  const made = codeOfPrice(of);
  const isMade = code === '' || (madeCode.test(code) && code !== made && !code.startsWith(`${made}-`));
  return isMade ? made : code;
}

/** Whether somebody found this very price right. */
export function isConfirmed({
  pricePerLitre,
  confirmedPrice,
}: {
  readonly pricePerLitre: number;
  readonly confirmedPrice: number | null;
}): boolean {
  return confirmedPrice === pricePerLitre;
}
