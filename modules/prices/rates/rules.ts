import { sumOf } from '#platform/calculations.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Quantity, UnitPrice } from '#platform/scaled.ts';
import { amountOf, type Banded, portionsOf, roundUnits } from './bands.ts';
import type { RateMethod, UnitRounding } from './methods.ts';

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

/**
 * What one ordinary load costs by a rate: it is what an approver gives away with each load, and amount limits are held
 * against it.
 */
export function stakeOf(
  rate: Banded & {
    readonly minUnits: Quantity | null;
    readonly unitRounding: UnitRounding;
    readonly minCharge: Cents | null;
  },
): Cents {
  const usual = BigInt(ordinary[rate.method] * 1000) as Quantity;
  const units = rate.minUnits !== null && rate.minUnits > usual ? rate.minUnits : usual;
  const counted = amountOf(portionsOf(rate, roundUnits(units, rate.unitRounding)));
  return rate.minCharge !== null && rate.minCharge > counted ? rate.minCharge : sumOf([counted, cents(0n)]);
}

/** A price raised or lowered by a percentage, rounded once to its four decimals, half away from zero. */
export function raised(price: UnitPrice, percent: bigint): UnitPrice {
  const hundred = 1_000_000n;
  const exact = price * (hundred + percent);
  return ((2n * exact + hundred) / (2n * hundred)) as UnitPrice;
}
