import { describe, expect, it, test } from 'vitest';
import {
  formatDecimal,
  formatUnitPrice,
  isMultiplied,
  otherCurrency,
  parseDecimal,
  roundDecimal,
  formatPercent,
} from './decimal.ts';
import { languages } from './language.ts';

test.each([
  ['12 500 USD', 'USD'],
  ['$12,500.00', '$'],
  ['25 000 FC', 'FC'],
  ['15 000 dollars', 'dollars'],
  ['ZAR 12,500.00', undefined],
  ['R 12 500,00', undefined],
  ['12500 rand', undefined],
  ['12 500', undefined],
  ['on request', undefined],
])('%j in a field of rand names another currency: %j', (typed, found) => {
  expect(otherCurrency(typed)).toBe(found);
});

test.each([
  ['MZN', '12 500 MT', undefined],
  ['MZN', 'R 12 500', 'R'],
  ['USD', '$12,500.00', undefined],
  ['USD', '12 500 USD', undefined],
  ['USD', '€ 5', '€'],
])('in a field of %s, %j names another currency: %j', (currency, typed, found) => {
  expect(otherCurrency(typed, currency)).toBe(found);
});

describe('parseDecimal', () => {
  it.each([
    ['1500000', 1_500_000],
    ['1 500 000,50', 1_500_000.5],
    ['1\u00a0500\u202f000,50', 1_500_000.5],
    ['1,500,000.50', 1_500_000.5],
    ['1.500.000,50', 1_500_000.5],
    ['R 53 598,00', 53_598],
    ['12.5 %', 12.5],
    ['-3,25', -3.25],
    ['\u22123,25', -3.25],
    ['R 1 250,00-', -1250],
    ['(1,250.50)', -1250.5],
    ['1,500', 1500],
    ['1.500', 1500],
    ['1,50', 1.5],
    ['0,125', 0.125],
    ['1234,567', 1234.567],
    ['1,234,567', 1_234_567],
    ['.5', 0.5],
    ['5.', 5],
    ["1'250.75", 1250.75],
  ])('reads %j', (typed, value) => expect(parseDecimal(typed)).toBe(value));

  it.each(['', ' ', '-', '.', 'abc', '12abc3', '1.2.3', '1,23,45.6', '1.234,5,6', '--5', '5--', '-5-', '(-5)', '1e5'])(
    'refuses %j',
    (typed) => expect(parseDecimal(typed)).toBeUndefined(),
  );

  it('of two hundred characters is read, of one more it is not', () => {
    expect(parseDecimal(`${' '.repeat(199)}5`)).toBe(5);
    expect(parseDecimal(`${' '.repeat(200)}5`)).toBeUndefined();
  });

  it.each(['1'.repeat(100_000) + 'x', '('.concat('1'.repeat(100_000)), '1,'.repeat(50_000)])(
    'says at once that a pasted page is no number',
    (typed) => expect(parseDecimal(typed)).toBeUndefined(),
  );

  it('takes a thousand above the maximum for decimals', () => expect(parseDecimal('82.456', 2, 100)).toBe(82.456));

  it('keeps three decimals where three are allowed', () => expect(parseDecimal('1,500', 3)).toBe(1.5));

  it('reads back what it writes, in every language', () => {
    for (const language of languages)
      for (const value of [0, 1, 999.99, 1000, 1234.5, 53_598, 1_500_000.05]) {
        expect(parseDecimal(formatDecimal(language, value))).toBe(value);
        expect(parseDecimal(formatDecimal(language, value, { fixed: true }))).toBe(value);
      }
  });
});

test.each([
  [5610, '5 610,00'],
  [5.5, '5,50'],
  [0.1234, '0,1234'],
  [12.125, '12,1250'],
  [7.00001, '7,00'],
])('the price of a unit %d is written %s', (price, written) => {
  expect(formatUnitPrice('en', price).replace(/\s/g, ' ')).toBe(written);
});

it('rounds half away from zero on the written digits', () => {
  expect(roundDecimal(1.005, 2)).toBe(1.01);
  expect(roundDecimal(-1.005, 2)).toBe(-1.01);
  expect(roundDecimal(2.5, 0)).toBe(3);
  expect(roundDecimal(0.1 + 0.2, 2)).toBe(0.3);
  expect(roundDecimal(1e-7, 2)).toBe(0);
  expect(roundDecimal(1e21, 2)).toBe(1e21);
});

test.each(['1.5m', '300k', '2 miljoen', '1,5 mil', '3 millions', '1.5 M', '2 milhões'])('%s is multiplied', (typed) => {
  expect(isMultiplied(typed)).toBe(true);
});

test.each(['R 1 500 000,50', '1500 ZAR', '12.5 %', '82.456', 'R5', ''])('%j is a number as it stands', (typed) => {
  expect(isMultiplied(typed)).toBe(false);
});

test.each([
  ['en', 15, {}, '15%'],
  ['afr', 19.64, {}, '19,64%'],
  ['pt', 5.2653, { decimals: 4 }, '5,2653%'],
  ['fr', 15, {}, '15\u202f%'],
  ['en', 1.2, { decimals: 4, fixed: true, signed: true }, '+1,2000%'],
  ['en', 0, { signed: true }, '0%'],
] as const)('a share is written in %s with the sign that the language gives it: %d', (language, share, how, text) => {
  expect(formatPercent(language, share, how).replace('\u00a0', '\u202f')).toBe(text);
});
