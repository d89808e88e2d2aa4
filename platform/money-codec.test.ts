import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { amount, amountAnswer, amountInput, inCents } from './money-codec.ts';
import { cents } from './money.ts';

test('an amount comes in as rand and becomes cents', () => {
  expect(amountInput.parse(19.99)).toBe(1_999n);
  expect(amountInput.parse(0)).toBe(0n);
  expect(amountInput.parse(1e13)).toBe(10n ** 15n);
  expect(inCents(amount.min(1)).parse(1)).toBe(100n);
  expect(z.object({ part: amountInput.prefault(0) }).parse({})).toEqual({ part: 0n });
});

test.each([-0.01, 0.001, 1.005, 1.0005, 1.000_001, 1e13 + 1, Number.NaN, Infinity, '5', null, 5n])(
  '%s is no amount',
  (value) => {
    expect(amountInput.safeParse(value).success).toBe(false);
  },
);

test('cents go out as rand, and a number that nobody turned into cents does not', () => {
  expect(amountAnswer.parse(cents(1_999))).toBe(19.99);
  expect(amountAnswer.parse(cents(-5))).toBe(-0.05);
  expect(amountAnswer.nullable().parse(null)).toBeNull();
  for (const rand of [19.99, 1999]) expect(amountAnswer.safeParse(rand).success).toBe(false);
});

test('what goes out comes in as the same cents', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n }).map((whole) => cents(whole));
  fc.assert(fc.property(amounts, (whole) => amountInput.parse(amountAnswer.parse(whole)) === whole));
});

test('the catalogue of operations shows numbers', () => {
  const shown = z.toJSONSchema(z.object({ a: amountInput }), { io: 'input' });
  expect(shown).toMatchObject({ properties: { a: { type: 'number', minimum: 0, maximum: 1e13 } } });
  const answered = z.toJSONSchema(z.object({ a: amountAnswer }), { io: 'output' });
  expect(answered).toMatchObject({ properties: { a: { type: 'number' } } });
});
