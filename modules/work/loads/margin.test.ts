import { expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { marginAfter } from './margin.ts';

test.each([
  [10_000n, 9499n, 50],
  [10_000n, 9500n, 50],
  [10_000n, 9506n, 49],
  [10_000n, 10_000n, 0],
  [10_000n, 11_000n, -100],
  [10_000n, 0n, null],
  [0n, 10_000n, null],
])('of %s cents with %s to pay %s tenths of a per cent are left', (sell, buy, left) => {
  expect(marginAfter(cents(sell), cents(buy))).toBe(left);
});
