import { expect, test } from 'vitest';
import { isEnough } from './enough.ts';
import type { Resources } from './link-calls.ts';

const named = (isTrailer: boolean) => ({ isTrailer }) as Resources['vehicles'][number];
const of = (trailerCount: number, trailers: number, drivers = 1): Resources => ({
  trailerCount,
  vehicles: [named(false), ...Array.from({ length: trailers }, () => named(true))],
  drivers: Array.from({ length: drivers }, () => named(false)),
});

test('who drives is only asked where every list that must be answered has enough to choose from', () => {
  expect(isEnough(of(0, 0))).toBe(true);
  expect(isEnough(of(2, 2))).toBe(true);
  // "Choose", and nothing to choose: the carrier's clerk stood before it and could not go on.
  expect(isEnough(of(2, 0))).toBe(false);
  expect(isEnough(of(2, 1))).toBe(false);
  expect(isEnough(of(0, 0, 0))).toBe(false);
  expect(isEnough({ ...of(0, 0), vehicles: [] })).toBe(false);
});
