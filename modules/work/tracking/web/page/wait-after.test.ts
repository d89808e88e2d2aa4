import { expect, test } from 'vitest';
import { waitAfter } from './wait-after.ts';

test('a page looks again less often with every failure, and after the end', () => {
  const minutes = (failures: number, phase?: Parameters<typeof waitAfter>[1]) => waitAfter(failures, phase) / 60_000;
  expect([0, 1, 2, 3, 4, 5, 9].map((failures) => minutes(failures, 'moving'))).toEqual([1, 1, 2, 4, 8, 15, 15]);
  expect([minutes(0, 'planned'), minutes(0, 'delivered')]).toEqual([5, 15]);
});
