import { expect, test } from 'vitest';
import { slow } from './test-allowances.ts';
import { badSecondTries, forgotten, slowest, slownessMeter, tooSlow } from './test-limits.ts';

const times = [
  { name: 'a.test.ts', took: 16_000 },
  { name: 'b.test.ts', took: 14_000 },
  { name: Object.keys(slow)[0]!, took: 90_000 },
];

test('what is over the limit fails unless it stands on the list', () => {
  expect(tooSlow({ times }, 15, 1)).toEqual([expect.stringContaining('a.test.ts took 16.0 s')]);
});

test('on a busy machine the limit grows with what work takes there', () => {
  expect(tooSlow({ times }, 15, 1.2)).toEqual([]);
});

test('an allowance for what is not there any more is told', () => {
  expect(forgotten([{ times }])).toHaveLength(Object.keys(slow).length - 1);
});

test('few second tries are tolerated, and each only once', () => {
  expect(badSecondTries({ triedTwice: ['w', 'x', 'y'] }, [])).toEqual([]);
  expect(badSecondTries({ triedTwice: ['w', 'x', 'y', 'z'] }, [])).toEqual([
    '4 browser tests needed a second try; 3 are tolerated',
  ]);
  expect(badSecondTries({ triedTwice: ['x'] }, ['x'])).toEqual(['needed a second try again: x']);
});

test('the slowest come first', () => {
  expect(slowest({ times }, 2).map((line) => line.trim())).toEqual([
    `90.0 s  ${Object.keys(slow)[0]}`,
    '16.0 s  a.test.ts',
  ]);
});

test('work is never said to take less than it does', async () => {
  const meter = slownessMeter(10);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(meter.stop()).toBeGreaterThanOrEqual(1);
});
