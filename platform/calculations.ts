import type { Cents } from './money.ts';
import type { Percent, Quantity, UnitPrice } from './scaled.ts';

// Everything here is exact until it becomes an amount, and is rounded once, half away from zero (decision 0042).

/** A division that rounds half away from zero. Throws a RangeError when the divisor is 0. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [above, below] = [magnitude(dividend), magnitude(divisor)];
  const rounded = (2n * above + below) / (2n * below);
  return isNegative ? -rounded : rounded;
}

const magnitude = (value: bigint) => (value < 0n ? -value : value);

/** Nothing is the sum of no amounts. */
export function sumOf(amounts: Iterable<Cents>): Cents {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum as Cents;
}

export function minus(amount: Cents, less: Cents): Cents {
  return (amount - less) as Cents;
}

function negated(amount: Cents): Cents {
  return -amount as Cents;
}

/** The highest of some amounts; nothing of none. */
export function highest(...amounts: readonly [Cents, ...Cents[]]): Cents {
  return amounts.reduce((most, amount) => (amount > most ? amount : most));
}

/** The lowest of some amounts. */
export function lowest(...amounts: readonly [Cents, ...Cents[]]): Cents {
  return amounts.reduce((least, amount) => (amount < least ? amount : least));
}

/** Quantity × unit price. */
export function amountFor(quantity: Quantity, price: UnitPrice): Cents {
  // Thousandths of units × ten-thousandths of the currency are its ten-millionths: 100 000 of them are a cent.
  return divideRounded(quantity * price, 100_000n) as Cents;
}

/** A hundred percent, as percentages are kept. */
export const wholePercent = 1_000_000n;

export function percentOfAmount(percent: Percent, amount: Cents): Cents {
  return divideRounded(percent * amount, wholePercent) as Cents;
}

/** Rounded to the four decimals of a unit price. */
export function percentOfPrice(percent: Percent, price: UnitPrice): UnitPrice {
  return divideRounded(percent * price, wholePercent) as UnitPrice;
}

/** By how many percent a price differs from its base, of which `weight` counts: (now − base) ÷ base × weight. */
export function weightedChange(base: UnitPrice, now: UnitPrice, weight: Percent): Percent {
  return divideRounded((now - base) * weight, base) as Percent;
}

/** `part` of `all` equal parts of an amount: 135 of 60 minutes at an hourly rate. Throws a RangeError when `all` is 0. */
export function portionOf(amount: Cents, part: bigint, all: bigint): Cents {
  return divideRounded(amount * part, all) as Cents;
}

/**
 * An amount cut up by weights, to the last cent: each share is rounded towards zero, and the cents that are left go one by
 * one to the shares that lost most; of equal ones to the first. A negative amount is cut exactly as its positive one.
 * Weights are not negative, and not all 0 unless the amount is 0: otherwise a RangeError.
 */
export function allocate(amount: Cents, weights: readonly bigint[]): readonly Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  if (weights.some((weight) => weight < 0n)) throw new RangeError('a weight is negative');
  if (all === 0n && amount !== 0n) throw new RangeError('there is nothing to allocate by');
  return sharesOf(
    amount,
    weights.map((weight) => amount * weight),
    all || 1n,
  );
}

/**
 * Shares of `total` by largest remainder, each less than one cent off its exact quota `dividends[i] ÷ divisor`. The total is
 * the sum of the quotas, rounded.
 */
export function sharesOf(total: bigint, dividends: readonly bigint[], divisor: bigint): readonly Cents[] {
  if (total < 0n) {
    const mirrored = dividends.map((dividend) => -dividend);
    return sharesOf(-total, mirrored, divisor).map(negated);
  }
  const quotas = dividends.map((dividend, place) => {
    const share = floorDivided(dividend, divisor);
    return { place, share, rest: dividend - share * divisor };
  });
  const left = Number(total - quotas.reduce((sum, { share }) => sum + share, 0n));
  const raised = new Set(
    quotas
      .toSorted((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1))
      .slice(0, left)
      .map(({ place }) => place),
  );
  return quotas.map(({ place, share }) => (share + (raised.has(place) ? 1n : 0n)) as Cents);
}

function floorDivided(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
