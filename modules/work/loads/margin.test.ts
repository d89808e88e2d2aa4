import { expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { marginAfter, marginFloorTenths } from './margin.ts';

test.each([
  [10_000n, 9499n, 50, true],
  [10_000n, 9500n, 50, true],
  [10_000n, 9506n, 49, false],
  [10_000n, 10_000n, 0, false],
  [10_000n, 11_000n, -100, false],
  [10_000n, 0n, null, true],
  [0n, 10_000n, null, true],
])('of %s cents with %s to pay %s tenths of a per cent are left', (sell, buy, left, isEnough) => {
  expect(marginAfter(cents(sell), cents(buy))).toBe(left);
  expect(left === null || left >= marginFloorTenths).toBe(isEnough);
});
