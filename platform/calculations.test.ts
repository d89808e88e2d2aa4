import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allocate,
  amountFor,
  divideRounded,
  highest,
  percentOfAmount,
  percentOfPrice,
  portionOf,
  sumOf,
  weightedChange,
} from './calculations.ts';
import { type Cents, cents, centsOf, decimalOf, noCents } from './money.ts';
import { percentText, readPercent, readQuantity, readUnitPrice, unitPriceText } from './scaled.ts';

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the test itself names no value');
  return value;
}
const rand = (decimal: string) => must(centsOf(decimal));
const percent = (decimal: string) => must(readPercent(decimal));
const price = (decimal: string) => must(readUnitPrice(decimal));
const quantity = (decimal: string) => must(readQuantity(decimal));
const written = (amounts: readonly Cents[]) => amounts.map(decimalOf);

const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((whole) => cents(whole));
const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 40 });

test.each([
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [5n, -2n, -3n],
  [-5n, -2n, 3n],
  [4n, 3n, 1n],
  [-4n, 3n, -1n],
  [0n, -7n, 0n],
])('%d / %d is %d, half away from zero', (dividend, divisor, quotient) => {
  expect(divideRounded(dividend, divisor)).toBe(quotient);
});

test('nothing is divided by nothing', () => {
  expect(() => divideRounded(1n, 0n)).toThrow(RangeError);
  expect(() => portionOf(cents(1), 1n, 0n)).toThrow(RangeError);
});

describe('quantity × unit price', () => {
  test.each([
    ['27.340', '385.50', '10539.57'],
    ['28', '385.50', '10794.00'],
    ['1', '24.8550', '24.86'],
    ['612', '0.9255', '566.41'],
    ['-1', '24.8550', '-24.86'],
    ['612', '1.85', '1132.20'],
    ['0', '9999999999.9999', '0.00'],
  ])('%s × %s = %s', (units, each, amount) => {
    expect(decimalOf(amountFor(quantity(units), price(each)))).toBe(amount);
  });
});

describe('percentages', () => {
  test.each([
    ['3.7243', '18250.00', '679.68'],
    ['-4.9449', '18250.00', '-902.44'],
    ['82.5', '16000.50', '13200.41'],
    ['40', '1909.50', '763.80'],
    ['15', '20392.18', '3058.83'],
    ['15', '7.35', '1.10'],
  ])('%s %% of %s = %s', (part, amount, result) => {
    expect(decimalOf(percentOfAmount(percent(part), rand(amount)))).toBe(result);
  });

  test('of a unit price keep its four decimals', () => {
    expect(unitPriceText(percentOfPrice(percent('3.7243'), price('24.85')))).toBe('0.9255');
  });

  test.each([
    ['21.3456', '23.1122', '45', '3.7243'],
    ['21.3456', '19.00', '45', '-4.9449'],
    ['20.00', '23.10', '50', '7.7500'],
    ['20.00', '20.00', '50', '0.0000'],
  ])('from %s to %s with %s %% weight is %s %%', (base, now, weight, change) => {
    expect(percentText(weightedChange(price(base), price(now), percent(weight)))).toBe(change);
  });

  test('a base of 0 has no change in percent', () => {
    expect(() => weightedChange(price('0'), price('1'), percent('50'))).toThrow(RangeError);
  });
});

test.each([
  [135n, '1462.50'],
  [195n, '2112.50'],
  [15n, '162.50'],
  [0n, '0.00'],
  [20n, '216.67'],
])('%d minutes at 650.00 an hour are %s', (minutes, amount) => {
  expect(decimalOf(portionOf(rand('650'), minutes, 60n))).toBe(amount);
});

test('sums and the highest', () => {
  expect(sumOf([])).toBe(0n);
  expect(decimalOf(sumOf(['0.10', '0.20', '-5'].map(rand)))).toBe('-4.70');
  expect(highest(noCents, rand('3'), rand('2'))).toBe(300n);
});

describe('allocation', () => {
  test('gives the cents that are left to the shares that lost most, of equal ones to the first', () => {
    expect(written(allocate(rand('10'), [1n, 1n, 1n]))).toEqual(['3.34', '3.33', '3.33']);
    expect(written(allocate(rand('0.05'), [3n, 0n, 1n, 1n]))).toEqual(['0.03', '0.00', '0.01', '0.01']);
    expect(written(allocate(rand('0.01'), [1n, 2n, 2n]))).toEqual(['0.00', '0.01', '0.00']);
    expect(allocate(noCents, [0n, 0n])).toEqual([0n, 0n]);
    expect(allocate(noCents, [])).toEqual([]);
  });

  test('refuses weights that say nothing', () => {
    expect(() => allocate(cents(1), [])).toThrow(RangeError);
    expect(() => allocate(cents(1), [0n])).toThrow(RangeError);
    expect(() => allocate(cents(1), [2n, -1n])).toThrow(RangeError);
  });

  test('loses no cent, is off by less than one, and mirrors a negative amount', () => {
    fc.assert(
      fc.property(
        amounts,
        weights.filter((all) => all.some((weight) => weight > 0n)),
        (amount, by) => {
          const shares = allocate(amount, by);
          const all = by.reduce((sum, weight) => sum + weight, 0n);
          expect(sumOf(shares)).toBe(amount);
          for (const [place, share] of shares.entries()) {
            const off = share * all - amount * by[place]!;
            expect(off < all && off > -all).toBe(true);
          }
          expect(allocate(cents(-amount), by)).toEqual(shares.map((share) => -share));
        },
      ),
    );
  });
});
