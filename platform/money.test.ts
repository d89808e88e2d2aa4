import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from './language.ts';
import { centsOf, decimalOf, formatMoney, parseMoney } from './money.ts';

const amounts = fc.integer({ min: -(2 ** 50), max: 2 ** 50 });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['53598', 5_359_800],
  ['R 53 598,00', 5_359_800],
  ['R53\u00a0598.5', 5_359_850],
  ['53,598.00', 5_359_800],
  ['53.598,00', 5_359_800],
  ['1,000', 100_000],
  ['1.000', 100_000],
  ['1,000,000', 100_000_000],
  ['1.000.000,5', 100_000_050],
  ['12.345', 1_234_500],
  ['1,5', 150],
  ['1.50', 150],
  ['0,05', 5],
  ['12,', 1_200],
  ['ZAR 12', 1_200],
  ['12 zar', 1_200],
  ['r12', 1_200],
  ['-5', -500],
  ['R -5,25', -525],
  ['-R 5,25', -525],
  ['−5', -500],
  ["1'000.00", 100_000],
  ['0', 0],
  ['007', 700],
])('%j is %d cents', (raw, cents) => expect(parseMoney(raw)).toBe(cents));

test.each([
  '',
  'R',
  'abc',
  '1.234.5',
  '1,23,456',
  '12.3456',
  '0.005',
  '0,001',
  '1.000.00',
  '1,000,00',
  '5%',
  '$5',
  'USD 5',
  'R5R',
  '1-2',
  '--5',
  '9'.repeat(20),
  '.',
])('%j is no amount', (raw) => expect(parseMoney(raw)).toBeUndefined());

test('an amount names its own currency or none', () => {
  expect(parseMoney('US$ 1,250.00', 'USD')).toBe(125_000);
  expect(parseMoney('MZN 5', 'MZN')).toBe(500);
  expect(parseMoney('R 5', 'MZN')).toBeUndefined();
});

test('decimals become cents digit by digit', () => {
  expect(centsOf(1.1)).toBe(110);
  expect(centsOf('0.29')).toBe(29);
  expect(centsOf(4.35)).toBe(435);
  expect(centsOf(1.005)).toBeUndefined();
  expect(centsOf(Number.NaN)).toBeUndefined();
  expect(centsOf(1e21)).toBeUndefined();
  expect(decimalOf(-5)).toBe('-0.05');
  fc.assert(fc.property(amounts, (cents) => centsOf(decimalOf(cents)) === cents));
});

test('money is written in the way of the language', () => {
  expect(plain(formatMoney(5_359_800))).toBe('R 53 598,00');
  expect(plain(formatMoney(-125_359_850, 'ZAR', 'afr'))).toBe('-R 1 253 598,50');
  expect(plain(formatMoney(5_359_800, 'ZAR', 'fr'))).toBe('53 598,00 R');
  expect(plain(formatMoney(5_359_800, 'ZAR', 'pt'))).toBe('53 598,00 R');
  expect(plain(formatMoney(5_359_800, 'USD', 'en'))).toBe('US$ 53 598,00');
  expect(plain(formatMoney(5_359_800, 'XAF', 'en'))).toBe('XAF 53 598,00');
  expect(formatMoney(5_359_800)).not.toContain(' ');
});

test('what is written is read as the same cents, in every language', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom(...languages),
      fc.constantFrom('ZAR', 'USD', 'MZN'),
      (cents, language, currency) => {
        expect(parseMoney(formatMoney(cents, currency, language), currency)).toBe(cents);
      },
    ),
  );
});
