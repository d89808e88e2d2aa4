import { expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { standingAmount, standingFrom, standingHours, standingMinutes } from './standing.ts';

const terms = { freeMinutes: 120, stepMinutes: 15, perHour: cents(65_000n) };
const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00Z`);

test.each([
  ['early', '08:00', '07:40', '12:05', 135, 146_250n],
  ['within what is free', '08:00', '07:40', '10:00', 0, 0n],
  ['a minute less than free', '08:00', '07:40', '09:59', 0, 0n],
  ['a minute more', '08:00', '07:40', '10:01', 15, 16_250n],
  ['a whole step', '08:00', '07:40', '10:15', 15, 16_250n],
  ['a minute more than a step', '08:00', '07:40', '10:16', 30, 32_500n],
  ['late', '08:00', '08:01', '10:16', 15, 16_250n],
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

test('without a window the time counts from the arrival, and begun minutes do not count', () => {
  const times = { windowStart: null, arrivedAt: at('23', '08:00'), departedAt: new Date('2026-11-23T10:00:59Z') };
  expect(standingFrom(times)).toEqual(at('23', '08:00'));
  expect(standingMinutes(times, terms)).toBe(0);
});

test.each([
  [0, '0.000'],
  [15, '0.250'],
  [20, '0.333'],
  [59, '0.983'],
  [60, '1.000'],
  [61, '1.017'],
  [135, '2.250'],
])('%s minutes are %s hours of a charge', (minutes, hours) => {
  expect(standingHours(minutes)).toBe(hours);
});
