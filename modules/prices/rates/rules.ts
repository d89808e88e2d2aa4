import {
  amountFor,
  highest,
  lowest,
  percentOfAmount,
  percentOfPrice,
  sumOf,
  wholePercent,
} from '#platform/calculations.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Percent, Quantity, UnitPrice } from '#platform/scaled.ts';
import { amountOf, portionsOf, roundUnits } from './bands.ts';
import type { RateMethod } from './methods.ts';
import type { Priced } from './price.ts';

/** The size of an ordinary load of South African line-haul, by what a rate is paid for. A share of another amount has none. */
const ordinary: Readonly<Record<RateMethod, number>> = {
  perLoad: 1,
  perKm: 600,
  perTon: 30,
  perM3: 80,
  perPallet: 30,
  perStop: 2,
  perHour: 10,
  perDay: 1,
  perContainer: 1,
  percentOfSell: 0,
};

const unitsOf = (method: RateMethod) => BigInt(ordinary[method] * 1000) as Quantity;
const most = (one: Quantity, other: Quantity) => (one > other ? one : other);

/** What a customer pays for an ordinary load where no load has been sold yet: R 15 000, 600 km at R 25. */
export const ordinarySell = cents(1_500_000n);

/**
 * The most that an approver gives away with a load by a rate, in cents without VAT and fuel; amount limits are held against it.
 * It is an ordinary load at the first price, or one of twice that size at the dearest band where a band is dearer, within the
 * least and the most of the rate. All extras come on top, the extra stops of a load with twice the ordinary stops (at least one),
 * and an hour of standing. A share is of `averageSell`.
 */
export function stakeOf(rate: Staked, averageSell: Cents): Cents {
  const counted =
    rate.method === 'percentOfSell' ? percentOfAmount(rate.rate as bigint as Percent, averageSell) : dearest(rate);
  const atLeast = rate.minCharge === null ? counted : highest(counted, rate.minCharge);
  const linehaul = rate.maxCharge === null ? atLeast : lowest(atLeast, rate.maxCharge);
  const extras = rate.extras.map((extra) => amountFor(unitsOf(extra.method), extra.rate));
  return sumOf([linehaul, ...extras, stopsOf(rate), rate.standingRate ?? cents(0n)]);
}

/** A rate as far as a load may cost by it; `standingRate` is for an hour. */
export type Staked = Pick<
  Priced,
  | 'method'
  | 'rate'
  | 'bands'
  | 'bandMode'
  | 'minUnits'
  | 'unitRounding'
  | 'minCharge'
  | 'maxCharge'
  | 'includedStops'
  | 'extraStop'
> & {
  readonly standingRate: Cents | null;
  readonly extras: readonly Pick<Priced['extras'][number], 'method' | 'rate'>[];
};

function dearest(rate: Staked): Cents {
  const of = (units: Quantity, priced: Staked) =>
    amountOf(portionsOf(priced, roundUnits(most(units, rate.minUnits ?? units), rate.unitRounding)));
  const usual = unitsOf(rate.method);
  const peak = rate.bands.reduce<UnitPrice>((price, band) => (band.rate > price ? band.rate : price), rate.rate);
  if (peak === rate.rate) return of(usual, rate);
  // A load has one unit of its own, and never two.
  const larger = rate.method === 'perLoad' ? usual : ((usual * 2n) as Quantity);
  return highest(of(usual, rate), of(larger, { ...rate, rate: peak, bands: [] }));
}

function stopsOf({ includedStops, extraStop }: Staked): Cents {
  if (includedStops === null || extraStop === null) return cents(0n);
  const beyond = Math.max(1, 2 * ordinary.perStop - includedStops);
  return cents(extraStop * BigInt(beyond));
}

/** A price raised or lowered by a percentage, rounded once to its four decimals, half away from zero. */
export function raised(price: UnitPrice, percent: bigint): UnitPrice {
  return percentOfPrice((wholePercent + percent) as Percent, price);
}
