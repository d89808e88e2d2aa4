import { expect, test } from 'vitest';
import { slow } from './test-allowances.ts';
import { forgotten, paceMeter, slowerThanExpected, slowest } from './test-limits.ts';

const times = [
  { name: 'a.test.ts', took: 16_000 },
  { name: 'b.test.ts', took: 14_000 },
  { name: Object.keys(slow)[0]!, took: 90_000 },
];

test('names a slow test unless it is expected to be slow', () => {
  expect(slowerThanExpected({ times }, 15, { slowness: 1 })).toEqual([
    'slow: a.test.ts took 16.0 s; 15 s is usual here',
  ]);
});

test('raises the limit with what work takes on a busy machine', () => {
  expect(slowerThanExpected({ times }, 15, { slowness: 1.2 })).toEqual([]);
});

test('names an allowance for a test that is gone', () => {
  expect(forgotten([{ times }])).toHaveLength(Object.keys(slow).length - 1);
});

test('lists the slowest first', () => {
  expect(slowest({ times }, 2).map((line) => line.trim())).toEqual([
    `90.0 s  ${Object.keys(slow)[0]}`,
    '16.0 s  a.test.ts',
  ]);
});

test('never says that work takes less than it does', async () => {
  const meter = paceMeter(10);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const { slowness, piece } = meter.stop();
  expect(slowness).toBeGreaterThanOrEqual(1);
  expect(piece).toBeGreaterThan(0);
});
