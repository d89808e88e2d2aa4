import { expect, test } from 'vitest';
import { axisStep, linesOf } from './chart.ts';

test.each([
  [0, 1],
  [3, 1],
  [31, 10],
  [40, 10],
  [41, 20],
  [90, 25],
])('an axis up to %d goes by %d', (most, step) => {
  expect(axisStep(most)).toBe(step);
});

test('a line is broken where there is no number', () => {
  const box = { width: 30, height: 10, top: 20 };
  expect(linesOf([{ value: 0 }, { value: 20 }, { value: null }, { value: 10 }], box)).toEqual([
    '0.0,10.0 10.0,0.0',
    '30.0,5.0',
  ]);
  expect(linesOf([], box)).toEqual([]);
});
