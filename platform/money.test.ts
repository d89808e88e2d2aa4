import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from './language.ts';
import { cents, centsOf, centsOfWire, decimalOf, formatMoney, inRand, parseMoney, wireOf } from './money.ts';

const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((whole) => cents(whole));
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['53598', 5_359_800n],
  ['R 53 598,00', 5_359_800n],
  ['R53\u00a0598.5', 5_359_850n],
  ['53,598.00', 5_359_800n],
  ['53.598,00', 5_359_800n],
  ['1,000', 100_000n],
  ['1.000', 100_000n],
  ['1,000,000', 100_000_000n],
  ['1.000.000,5', 100_000_050n],
  ['12.345', 1_234_500n],
  ['1,5', 150n],
  ['1.50', 150n],
  ['0,05', 5n],
  ['12,', 1_200n],
  ['ZAR 12', 1_200n],
  ['12 zar', 1_200n],
  ['r12', 1_200n],
  ['-5', -500n],
  ['R -5,25', -525n],
  ['-R 5,25', -525n],
  ['−5', -500n],
  ["1'000.00", 100_000n],
  ['0', 0n],
  ['007', 700n],
])('%j is %d cents', (raw, whole) => expect(parseMoney(raw)).toBe(whole));

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
  expect(parseMoney('US$ 1,250.00', 'USD')).toBe(125_000n);
  expect(parseMoney('MZN 5', 'MZN')).toBe(500n);
  expect(parseMoney('R 5', 'MZN')).toBeUndefined();
});

test('decimals become cents digit by digit', () => {
  expect(centsOf(1.1)).toBe(110n);
  expect(centsOf('0.29')).toBe(29n);
  expect(centsOf(4.35)).toBe(435n);
  expect(centsOf(-0.5)).toBe(-50n);
  expect(centsOf(1.005)).toBeUndefined();
  expect(centsOf(Number.NaN)).toBeUndefined();
  expect(centsOf(1e21)).toBeUndefined();
  expect(decimalOf(cents(-5))).toBe('-0.05');
  expect(decimalOf(cents(0))).toBe('0.00');
  fc.assert(fc.property(amounts, (amount) => centsOf(decimalOf(amount)) === amount));
});

test('an amount has at most sixteen digits before its decimals', () => {
  expect(parseMoney('9'.repeat(16))).toBe(BigInt(`${'9'.repeat(16)}00`));
  expect(parseMoney('9'.repeat(17))).toBeUndefined();
});

test('whole cents are whole', () => {
  expect(cents(1_250)).toBe(1_250n);
  expect(() => cents(12.5)).toThrow(RangeError);
  expect(() => cents(2 ** 53)).toThrow(RangeError);
});

test('the wire carries rand as a number, and gets back what it carried', () => {
  expect(wireOf(cents(1_999))).toBe(19.99);
  expect(centsOfWire(0.1 + 0.2)).toBe(30n);
  expect(centsOfWire(-0)).toBe(0n);
  expect(() => centsOfWire(Number.NaN)).toThrow(RangeError);
  expect(() => centsOfWire(Infinity)).toThrow(RangeError);
  expect(() => JSON.stringify({ amount: cents(1) })).toThrow(TypeError);
  fc.assert(fc.property(amounts, (amount) => centsOfWire(wireOf(amount)) === amount));
});

test('money is written in the way of the language', () => {
  const large = cents(5_359_800);
  expect(plain(formatMoney(inRand(large), 'en'))).toBe('R 53 598,00');
  expect(plain(formatMoney(inRand(cents(-125_359_850)), 'afr'))).toBe('-R 1 253 598,50');
  expect(plain(formatMoney(inRand(large), 'fr'))).toBe('53 598,00 R');
  expect(plain(formatMoney(inRand(large), 'pt'))).toBe('53 598,00 R');
  expect(plain(formatMoney({ cents: large, currency: 'USD' }, 'en'))).toBe('US$ 53 598,00');
  expect(plain(formatMoney({ cents: large, currency: 'XAF' }, 'en'))).toBe('XAF 53 598,00');
  expect(formatMoney(inRand(large), 'en')).not.toContain(' ');
});

test('what is written is read as the same cents, in every language', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom(...languages),
      fc.constantFrom('ZAR', 'USD', 'MZN'),
      (amount, language, currency) => {
        expect(parseMoney(formatMoney({ cents: amount, currency }, language), currency)).toBe(amount);
      },
    ),
  );
});

test('a pasted page is no amount, which is said at once', () => {
  expect(parseMoney(`1${','.repeat(60_000)}x1`)).toBeUndefined();
  expect(parseMoney(`R${' '.repeat(198)}5`)).toBe(parseMoney('R5'));
  expect(parseMoney(`R${' '.repeat(199)}5`)).toBeUndefined();
});
