import { expect, test } from 'vitest';
import { aheadBy } from './clock.ts';

const server = Date.parse('2026-11-26T12:00:00Z');
const minutes = (count: number) => server + count * 60_000;

test('a clock that is hours wrong is known from one question and its answer', () => {
  expect(aheadBy(minutes(180), server, minutes(180.1))).toBe(180 * 60_000);
  expect(aheadBy(minutes(-180.1), server, minutes(-180))).toBe(-180 * 60_000);
});

test('a few minutes are no matter, and neither is a phone that slept before it heard the answer', () => {
  expect(aheadBy(minutes(9), server, minutes(9.1))).toBe(0);
  expect(aheadBy(minutes(-9.1), server, minutes(-9))).toBe(0);
  expect(aheadBy(minutes(-0.1), server, minutes(45))).toBe(0);
});
