import { expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { nearnessOf, normalisedNumber } from './numbers.ts';

test('58: INV-0045 and “inv 45” are one number', () => {
  expect(normalisedNumber('INV-0045')).toBe('45');
  expect(normalisedNumber('inv 45')).toBe('45');
  expect(normalisedNumber('Tax Invoice No. 0045')).toBe('45');
});

test('59: A1-10 is not A110, and 2026/001 is 2026/1', () => {
  expect(normalisedNumber('A1-10')).not.toBe(normalisedNumber('A110'));
  expect(normalisedNumber('2026/001')).toBe(normalisedNumber('2026/1'));
  expect(normalisedNumber('2026 / 0001')).toBe(normalisedNumber('2026-1'));
});

test.each([
  ['KF-88213', 'KF88213'],
  ['000', '0'],
  ['INVERNESS 7', 'INVERNESS7'],
  ['IN', 'IN'],
  ['—', ''],
  ['A0010B02', 'A10B2'],
  ['７５', '75'],
])('%s is kept as %s', (raw, kept) => {
  expect(normalisedNumber(raw)).toBe(kept);
});

const own = { gross: cents(100_000), date: '2026-11-24', loadIds: ['a'] } as const;

test('another invoice is near by one per cent within 45 days, or by a load', () => {
  expect(nearnessOf(own, { gross: cents(101_000), date: '2026-10-10', loadIds: [] })).toBe('sameAmount');
  expect(nearnessOf(own, { gross: cents(101_001), date: '2026-11-24', loadIds: [] })).toBeUndefined();
  expect(nearnessOf(own, { gross: cents(100_000), date: '2026-10-09', loadIds: [] })).toBeUndefined();
  expect(nearnessOf(own, { gross: cents(5), date: '2020-01-01', loadIds: ['b', 'a'] })).toBe('sameLoad');
});
