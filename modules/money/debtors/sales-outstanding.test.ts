import { expect, test } from 'vitest';
import { salesOutstanding } from './sales-outstanding.ts';

test.each([
  [132_178_300n, 495_668_625n, 24],
  [100n, 900n, 10],
  [1n, 3n, 30],
  [0n, 900n, 0],
  [-100n, 900n, -10],
  [100n, 0n, null],
  [100n, -5n, null],
  // 9.25 and 9.35 days: half away from zero.
  [925n, 9000n, 9.3],
  [-925n, 9000n, -9.3],
])('%d open over %d sold in ninety days are %d days', (open, sales, days) => {
  expect(salesOutstanding(open, sales)).toBe(days);
});
