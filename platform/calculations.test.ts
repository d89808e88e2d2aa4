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
  vatOf,
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

describe('VAT', () => {
  const rates = { standard: percent('15'), zeroRated: percent('0') };
  type Code = keyof typeof rates;
  const line = (net: string, vatCode: Code = 'standard') => ({ net: rand(net), vatCode });
  const vat = (...lines: readonly ReturnType<typeof line>[]) => vatOf(lines, (code) => rates[code]);

  test('is calculated on the sum, not line by line', () => {
    const found = vat(...Array.from({ length: 10 }, () => line('10.03')));
    expect(written([found.net, found.vat, found.gross])).toEqual(['100.30', '15.05', '115.35']);
    expect(written(found.shares)).toEqual([...Array<string>(5).fill('1.51'), ...Array<string>(5).fill('1.50')]);
    expect(decimalOf(vat(...Array.from({ length: 7 }, () => line('1.05'))).vat)).toBe('1.10');
  });

  test('is kept apart by code', () => {
    const found = vat(line('18250.00'), line('9500.00', 'zeroRated'), line('679.68'), line('1462.50'));
    expect(found.codes.map(({ code }) => code)).toEqual(['standard', 'zeroRated']);
    expect(decimalOf(found.vat)).toBe('3058.83');
    expect(written(found.shares)).toEqual(['2737.50', '0.00', '101.95', '219.38']);
  });

  test('of an invoice is the same for its lines and for lines joined by item and code', () => {
    const [linehaul, fuel, standing] = [line('18250.00'), line('679.68'), line('1462.50')];
    const exempt = [line('9500.00', 'zeroRated'), line('353.81', 'zeroRated')];
    const single = vat(linehaul, fuel, linehaul, fuel, standing, ...exempt);
    const joined = vat(line('36500.00'), line('1359.36'), standing, ...exempt);
    for (const found of [single, joined]) {
      expect(found.codes.map((code) => written([code.net, code.vat]))).toEqual([
        ['39321.86', '5898.28'],
        ['9853.81', '0.00'],
      ]);
      expect(decimalOf(found.gross)).toBe('55073.95');
    }
  });

  test('of a credit mirrors that of the invoice, and the shares of mixed lines still add up', () => {
    const anyLines = fc.array(fc.record({ net: amounts, vatCode: fc.constantFrom<Code>('standard', 'zeroRated') }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(anyLines, (lines) => {
        const found = vatOf(lines, (code) => rates[code]);
        expect(sumOf(found.shares)).toBe(found.vat);
        const back = vatOf(
          lines.map(({ net, vatCode }) => ({ net: cents(-net), vatCode })),
          (code) => rates[code],
        );
        expect(back.vat).toBe(-found.vat);
        for (const [place, share] of found.shares.entries()) {
          const off = share * 1_000_000n - lines[place]!.net * rates[lines[place]!.vatCode];
          expect(off < 1_000_000n && off > -1_000_000n).toBe(true);
        }
      }),
    );
  });
});
