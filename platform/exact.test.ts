import { expect, test } from 'vitest';
import { dividedRounded, scaled, wholeShares } from './exact.ts';

test('a decimal becomes a whole number of its last place, and one with more places is refused', () => {
  expect(scaled(27.34, 3)).toBe(27_340n);
  expect(scaled(-0.0001, 4)).toBe(-1n);
  expect(scaled(9_999_999_999.9999, 4)).toBe(99_999_999_999_999n);
  expect(() => scaled(1.23456, 4)).toThrow('more than 4 decimals');
  for (const value of [NaN, Infinity, 1e21, 1e-7]) expect(() => scaled(value, 4)).toThrow(RangeError);
});

test('a quotient is rounded half away from zero', () => {
  expect([5n, 4n, -5n, -4n, 15n].map((each) => dividedRounded(each, 10n))).toEqual([1n, 0n, -1n, 0n, 2n]);
  expect(dividedRounded(5n, -10n)).toBe(-1n);
});

test('shares add up to the rounded sum, and the largest remainders get what is left', () => {
  expect(wholeShares([1n, 1n, 1n], 3n)).toEqual([1n, 0n, 0n]);
  expect(wholeShares([10n, 14n, 16n], 10n)).toEqual([1n, 1n, 2n]);
  expect(wholeShares([], 10n)).toEqual([]);
  expect(wholeShares([-5n, 5n], 10n)).toEqual([0n, 0n]);
});

test('shares of any fractions add up, differ by less than one, and turn round with the signs', () => {
  for (let round = 0; round < 500; round++) {
    const numerators = Array.from({ length: round % 17 }, () => BigInt(Math.round((Math.random() - 0.3) * 4000)));
    const divisor = BigInt(1 + (round % 23));
    const shares = wholeShares(numerators, divisor);
    const sum = numerators.reduce((total, each) => total + each, 0n);
    expect(shares.reduce((total, each) => total + each, 0n)).toBe(dividedRounded(sum, divisor));
    for (const [place, share] of shares.entries()) {
      const distance = share * divisor - numerators[place]!;
      expect(distance < divisor && distance > -divisor).toBe(true);
    }
    const turned = wholeShares(
      numerators.map((each) => -each),
      divisor,
    );
    if (sum !== 0n) expect(turned.map((each) => -each)).toEqual(shares);
  }
});
