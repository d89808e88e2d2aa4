import { expect, test } from 'vitest';
import { widened } from './long-list.ts';

test('a column that needs more room takes it from the widest one, and the table stays as wide as it was', () => {
  expect(widened([40, 90, 300, 120], [0, 12, 0, 5])).toEqual([40, 126, 235, 149]);
  expect(widened([40, 90, 300, 120], [])).toEqual([40, 90, 300, 120]);
});

test('no column gives way until nothing of it can be read: then the table becomes wider than its window', () => {
  expect(widened([40, 90, 70], [0, 12, 0])).toEqual([40, 126, 70]);
  // Nor does one that needs room itself.
  expect(widened([100, 90], [3, 2])).toEqual([127, 116]);
});
