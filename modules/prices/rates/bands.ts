import { divideRounded } from '#platform/calculations.ts';
import type { Cents } from '#platform/money.ts';
import type { Quantity, UnitPrice } from '#platform/scaled.ts';
import { type BandMode, isCounted, type RateMethod, type UnitRounding } from './methods.ts';

/** A price that begins at so many units. */
export interface Band {
  readonly from: Quantity;
  readonly rate: UnitPrice;
}

/** So many units at one price. */
export interface Portion {
  /** The units at which its band begins; 0 for the first price. */
  readonly from: Quantity;
  readonly units: Quantity;
  readonly rate: UnitPrice;
}

/** A price by bands. */
export interface Banded {
  readonly method: RateMethod;
  /** Of what lies below the first band. */
  readonly rate: UnitPrice;
  readonly bands: readonly Band[];
  readonly bandMode: BandMode;
}

const none = 0n as Quantity;
const oneUnit = 1000n;

/** Units with what was begun counted up to the next step. */
export function roundUnits(units: Quantity, rounding: UnitRounding): Quantity {
  const step = { none: 1n, whole: 1000n, half: 500n, tenth: 100n }[rounding];
  return (((units + step - 1n) / step) * step) as Quantity;
}

/** How many units lie before a band: of 11 pallets ten, of 11 tonnes eleven. */
function before(method: RateMethod, from: Quantity): Quantity {
  if (!isCounted(method)) return from;
  return (from > oneUnit ? from - oneUnit : 0n) as Quantity;
}

/** Units by the price that each has: all by the band that they reach (slab), or each by its own (stepped). */
export function portionsOf({ method, rate, bands, bandMode }: Banded, units: Quantity): readonly Portion[] {
  const steps = [{ from: none, rate }, ...bands.toSorted((a, b) => Number(a.from - b.from))];
  if (bandMode === 'slab') {
    const reached = steps.findLast(({ from }) => from <= units) ?? steps[0]!;
    return [{ ...reached, units }];
  }
  return steps.flatMap((step, place) => {
    const begins = before(method, step.from);
    const next = steps[place + 1];
    const ends = next === undefined ? units : before(method, next.from);
    const counted = ((units < ends ? units : ends) - begins) as Quantity;
    return counted > 0n ? [{ ...step, units: counted }] : [];
  });
}

/** Units times prices, rounded once, half away from zero. */
export function amountOf(portions: readonly Portion[]): Cents {
  const exact = portions.reduce((sum, { units, rate }) => sum + units * rate, 0n);
  // Thousandths of units times ten-thousandths of the currency are its ten-millionths: 100 000 of them are a cent.
  return divideRounded(exact, 100_000n) as Cents;
}
