import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentText, quantityText, readPercent, readQuantity, readUnitPrice, unitPriceText } from './scaled.ts';

const kinds = [
  ['percent', readPercent, percentText, 9, 4],
  ['unit price', readUnitPrice, unitPriceText, 14, 4],
  ['quantity', readQuantity, quantityText, 14, 3],
] as const;

test('decimals are read digit by digit, as a number or as a text', () => {
  expect(readUnitPrice(24.85)).toBe(248_500n);
  expect(readUnitPrice('24.8550')).toBe(248_550n);
  expect(readQuantity('27.340')).toBe(27_340n);
  expect(readPercent(-4.9449)).toBe(-49_449n);
  expect(readPercent(0)).toBe(0n);
  expect(readPercent('007.5')).toBe(75_000n);
});

test.each(['', 'R 5', '1,5', '1.5.5', '1e3', '.5', '5.', 'NaN', 1e21, Number.NaN, Infinity, '1.00001'])(
  '%j is no unit price',
  (decimal) => expect(readUnitPrice(decimal)).toBeUndefined(),
);

test.each(kinds)('a %s is what its column holds, and no more', (_, read, write, all, places) => {
  const most = 10n ** BigInt(all) - 1n;
  const text = `${'9'.repeat(all - places)}.${'9'.repeat(places)}`;
  expect(read(text)).toBe(most);
  expect(read(`1${'0'.repeat(all - places)}`)).toBeUndefined();
  expect(read(`1.${'0'.repeat(places)}1`)).toBeUndefined();
  fc.assert(fc.property(fc.bigInt({ min: -most, max: most }), (value) => read(write(value as never)) === value));
});

test.each(kinds)('nothing of a %s has no sign', (_, _read, write, _all, places) => {
  expect(write(0n as never)).toBe(`0.${'0'.repeat(places)}`);
  expect(write(-1n as never)).toBe(`-0.${'1'.padStart(places, '0')}`);
});
