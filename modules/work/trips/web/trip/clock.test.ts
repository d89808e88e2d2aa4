import { afterEach, expect, test, vi } from 'vitest';
import { aheadBy, isWrong, PhoneClock } from './clock.ts';

const server = Date.parse('2026-11-26T12:00:00Z');
const minutes = (count: number) => server + count * 60_000;
afterEach(() => {
  vi.useRealTimers();
});

test('a clock that is wrong is known from one question and its answer', () => {
  expect(aheadBy(minutes(180), server, minutes(180.1))).toBe(180 * 60_000);
  expect(aheadBy(minutes(-180.1), server, minutes(-180))).toBe(-180 * 60_000);
  expect(aheadBy(minutes(9), server, minutes(9.1))).toBe(9 * 60_000);
  expect(aheadBy(minutes(-9.1), server, minutes(-9))).toBe(-9 * 60_000);
});

test('a phone that slept before it heard the answer is not behind, and a few minutes bother nobody', () => {
  expect(aheadBy(minutes(-0.1), server, minutes(45))).toBe(0);
  expect(isWrong(9 * 60_000)).toBe(false);
  expect(isWrong(-11 * 60_000)).toBe(true);
});

test('a clock that is set back after the last answer is not taken for as wrong as before', () => {
  vi.useFakeTimers({ now: minutes(60), toFake: ['Date', 'performance', 'setTimeout'] });
  const clock = new PhoneClock();
  expect(clock.ahead()).toBeUndefined();
  clock.learn(60 * 60_000);
  vi.advanceTimersByTime(5 * 60_000);
  expect(clock.ahead()).toBe(60 * 60_000);
  // The driver puts it right.
  vi.setSystemTime(minutes(5));
  expect(clock.ahead()).toBe(0);
  // What the phone slept is no wrong clock.
  vi.setSystemTime(minutes(60));
  clock.learn(0);
  vi.setSystemTime(minutes(120));
  expect(clock.ahead()).toBe(0);
});
