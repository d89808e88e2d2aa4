/** A decimal as a whole number of its last place: `scaled(27.34, 3)` is 27340n. Throws when it has more places. */
export function scaled(value: number, places: number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value));
  const decimals = match?.[3] ?? '';
  if (!match || decimals.length > places) throw new RangeError(`${value} has more than ${places} decimals`);
  return BigInt(`${match[1]}${match[2]}${decimals.padEnd(places, '0')}`);
}

/** The quotient as a whole number, rounded half away from zero. */
export function dividedRounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [over, under] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const size = (2n * over + under) / (2n * under);
  return isNegative ? -size : size;
}

/**
 * Splits a sum of fractions into whole numbers. Each fraction is a numerator over the common divisor. The whole numbers
 * add up to the sum, rounded once: what is lost by cutting goes to the largest remainders, the first of equal ones first.
 * Fractions with the signs turned round give the same whole numbers with the signs turned round.
 */
export function wholeShares(numerators: readonly bigint[], divisor: bigint): bigint[] {
  const sum = numerators.reduce((total, each) => total + each, 0n);
  if (sum < 0n)
    return wholeShares(
      numerators.map((each) => -each),
      divisor,
    ).map((each) => -each);
  const parts = numerators.map((each, place) => {
    const cut = each / divisor;
    const whole = each % divisor < 0n ? cut - 1n : cut;
    return { place, whole, remainder: each - whole * divisor };
  });
  const missing = dividedRounded(sum, divisor) - parts.reduce((total, { whole }) => total + whole, 0n);
  const favoured = parts
    .toSorted((a, b) => (a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1))
    .slice(0, Number(missing));
  const places = new Set(favoured.map(({ place }) => place));
  return parts.map(({ place, whole }) => (places.has(place) ? whole + 1n : whole));
}
