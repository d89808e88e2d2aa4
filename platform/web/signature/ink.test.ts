import { expect, test } from 'vitest';
import { isSignature } from './ink.ts';

const stroke = (...points: readonly [number, number][]) => ({ points: points.map(([x, y]) => ({ x, y })) });

test('a touch by chance is no signature', () => {
  expect(isSignature([])).toBe(false);
  expect(isSignature([stroke([40, 40])])).toBe(false);
  expect(isSignature([stroke([40, 40], [44, 42])])).toBe(false);
  expect(isSignature([stroke([40, 40], [41, 40]), stroke([90, 80])])).toBe(false);
});

test('rubbing one spot is no signature either, however long', () => {
  const rubbed = Array.from({ length: 40 }, (_, index): [number, number] => [40 + (index % 2) * 5, 40]);
  expect(isSignature([stroke(...rubbed)])).toBe(false);
});

test('a short name in a few strokes is one', () => {
  expect(isSignature([stroke([20, 60], [50, 30], [80, 60]), stroke([35, 45], [65, 45])])).toBe(true);
});
