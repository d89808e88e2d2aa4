import { expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { converted, rateText, readRate } from './convert.ts';

test.each([
  [110_00, '18.0000', 1_980_00],
  [110_00, '18.6', 2_046_00],
  [-110_00, '18.0000', -1_980_00],
  // Half a cent goes away from zero, on both sides.
  [1, '0.5', 1],
  [-1, '0.5', -1],
  [3_333, '18.12345678', 60_405],
  [1, '0.00690000', 0],
  [10n ** 13n, '18.5', 185_000_000_000_000n],
])('%s cents at %s', (amount, rate, result) => {
  expect(converted(cents(amount), readRate(rate)!)).toBe(cents(result));
});

test('a rate is read to its last decimal, and refused where it has more or is nothing', () => {
  expect(readRate(0.000_000_01)).toBe(1n);
  expect(readRate(18.123_456_78)).toBe(1_812_345_678n);
  for (const none of [0, -1, '1e3', '18.123456789', '123456789', '', 'x']) expect(readRate(none)).toBeUndefined();
  expect(rateText(readRate('18')!)).toBe('18.0000');
  expect(rateText(readRate('0.28125')!)).toBe('0.28125');
});
