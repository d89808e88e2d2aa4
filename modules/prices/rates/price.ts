import { amountFor, highest, lowest, percentOfAmount, sumOf } from '#platform/calculations.ts';
import { type Cents, noCents } from '#platform/money.ts';
import type { Percent, Quantity, UnitPrice } from '#platform/scaled.ts';
import { amountOf, type Banded, type Portion, portionsOf, roundUnits } from './bands.ts';
import { type FuelClause, fuelOf, type FuelPriceInForce, type FuelWorking } from './fuel.ts';
import type { RateMethod, UnitRounding } from './methods.ts';

/** How many units of each method a load has; null where it does not say. */
export type LoadUnits = Readonly<Record<Exclude<RateMethod, 'percentOfSell'>, Quantity | null>>;

/** Something that is charged besides the way. */
export interface Extra {
  readonly itemMasterId: string;
  readonly description: string;
  readonly method: Exclude<RateMethod, 'percentOfSell'>;
  readonly rate: UnitPrice;
  /** Paid on to the supplier in full where it gets a share of what the customer pays. */
  readonly passThrough: boolean;
}

/** A rate as far as it makes a price. */
export interface Priced extends Banded {
  readonly minUnits: Quantity | null;
  readonly unitRounding: UnitRounding;
  readonly minCharge: Cents | null;
  readonly maxCharge: Cents | null;
  /** Stops that are in the price; null where stops are not counted. */
  readonly includedStops: number | null;
  readonly extraStop: Cents | null;
  readonly extras: readonly Extra[];
}

/** What a price is made for. */
export interface PricedLoad {
  readonly units: LoadUnits;
  /** What the customer pays, for a rate that is a share of it. */
  readonly sell: Cents | null;
  readonly clause: FuelClause | null;
  readonly fuelPrice: FuelPriceInForce | null;
}

/** Units on their way to the price. */
export interface UnitWorking {
  readonly stated: Quantity;
  readonly rounded: Quantity;
  readonly billed: Quantity;
  /** The rate's smallest number of units was more. */
  readonly isMinimum: boolean;
}

/** An extra with its amount. */
export interface PricedExtra {
  /** Null of stops beyond those that are in the price. */
  readonly extra: Extra | null;
  readonly units: Quantity;
  readonly rate: UnitPrice;
  readonly amount: Cents;
}

/** A price with the way that led to it. */
export interface Price {
  readonly units: UnitWorking;
  readonly portions: readonly Portion[];
  /** Before the least and the most. */
  readonly counted: Cents;
  readonly bound: 'minCharge' | 'maxCharge' | null;
  readonly linehaul: Cents;
  readonly extras: readonly PricedExtra[];
  readonly fuel: FuelWorking | null;
  readonly total: Cents;
}

/** Why there is no price: units that the load does not state. Never silently zero. */
export interface UnitsMissing {
  readonly missing: RateMethod;
}

const one = 1000n as Quantity;
const wholePrice = (amount: Cents) => (amount * 100n) as UnitPrice;

/** The price of a load by a rate: `min(maxCharge, max(minCharge, round(rate × max(units, minUnits))))`, then extras and fuel. */
export function priceOf(rate: Priced, load: PricedLoad): Price | UnitsMissing {
  const isShare = rate.method === 'percentOfSell';
  const stated = isShare ? (load.sell === null ? null : one) : load.units[rate.method as keyof LoadUnits];
  if (stated === null) return { missing: rate.method };
  const units = unitWorking(rate, stated);
  const portions = portionsOf(rate, units.billed);
  const counted = isShare ? percentOfAmount(rate.rate as bigint as Percent, load.sell!) : amountOf(portions);
  const atLeast = rate.minCharge === null ? counted : highest(counted, rate.minCharge);
  const linehaul = rate.maxCharge === null ? atLeast : lowest(atLeast, rate.maxCharge);
  const bound = linehaul === counted ? null : linehaul > counted ? 'minCharge' : 'maxCharge';
  const extras = extrasOf(rate, load.units);
  if ('missing' in extras) return extras;
  const ofExtras = sumOf(extras.map(({ amount }) => amount));
  const base = { linehaul, extras: ofExtras, portions, isByLoad: rate.method === 'perLoad', isShare };
  const fuel = load.clause && fuelOf(load.clause, load.fuelPrice, base);
  const total = sumOf([linehaul, ofExtras, fuel?.amount ?? noCents]);
  return { units, portions, counted, bound, linehaul, extras, fuel, total };
}

function unitWorking({ minUnits, unitRounding }: Priced, stated: Quantity): UnitWorking {
  const rounded = roundUnits(stated, unitRounding);
  const isMinimum = minUnits !== null && rounded < minUnits;
  return { stated, rounded, billed: isMinimum ? minUnits : rounded, isMinimum };
}

function extrasOf(rate: Priced, units: LoadUnits): readonly PricedExtra[] | UnitsMissing {
  const priced: PricedExtra[] = [];
  const { includedStops, extraStop } = rate;
  if (includedStops !== null && extraStop !== null) {
    const beyond = ((units.perStop ?? 0n) - BigInt(includedStops) * one) as Quantity;
    if (beyond > 0n)
      priced.push({
        extra: null,
        units: beyond,
        rate: wholePrice(extraStop),
        amount: amountFor(beyond, wholePrice(extraStop)),
      });
  }
  for (const extra of rate.extras) {
    const counted = units[extra.method];
    if (counted === null) return { missing: extra.method };
    priced.push({ extra, units: counted, rate: extra.rate, amount: amountFor(counted, extra.rate) });
  }
  return priced;
}

/** The share that a supplier gets where no rate is agreed: of the way and its fuel, with what is paid on in full. */
export function payableOf(
  percent: Percent,
  { linehaul, fuel }: { readonly linehaul: Cents; readonly fuel: Cents },
  extras: readonly PricedExtra[],
): Cents {
  const passed = extras.flatMap(({ extra, amount }) => (extra?.passThrough ? amount : []));
  return sumOf([percentOfAmount(percent, sumOf([linehaul, fuel])), ...passed]);
}
