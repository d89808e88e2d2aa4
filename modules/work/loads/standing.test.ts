import { expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { standingAmount, standingMinutes } from './standing.ts';

const terms = { freeMinutes: 120, stepMinutes: 15, perHour: cents(65_000n) };
const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00Z`);

test.each([
  ['early', '08:00', '07:40', '12:05', 135, 146_250n],
  ['within what is free', '08:00', '07:40', '10:00', 0, 0n],
  ['a minute more', '08:00', '07:40', '10:01', 15, 16_250n],
] as const)('%s: window %s, arrived %s, left %s', (_, window, arrived, left, minutes, amount) => {
  const times = { windowStart: at('23', window), arrivedAt: at('23', arrived), departedAt: at('23', left) };
  expect(standingMinutes(times, terms)).toBe(minutes);
  expect(standingAmount(minutes, terms)).toBe(amount);
});

test('late: the clock begins with the arrival, and goes on over midnight', () => {
  const times = { windowStart: at('23', '22:00'), arrivedAt: at('23', '22:10'), departedAt: at('24', '03:20') };
  expect(standingMinutes(times, terms)).toBe(195);
  expect(standingAmount(195, terms)).toBe(211_250n);
});
