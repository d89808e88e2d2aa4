import { expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { standingAmount, standingFrom, standingHours, standingMinutes } from './standing.ts';

const terms = { freeMinutes: 120, stepMinutes: 15, perHour: cents(65_000n) };
const capped = (minutes: number) => ({ cap: { minutes, timeZone: 'Africa/Johannesburg' } });
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

test.each([
  { what: 'a cap of the whole day', cap: 24, minutes: 48 * 60 - 120 },
  { what: 'one that no day reaches', cap: 23, minutes: 48 * 60 - 120 - 60 },
  { what: 'eight hours a day', cap: 8, minutes: 8 * 60 * 2 + 6 * 60 },
  { what: 'an hour a day', cap: 1, minutes: 3 * 60 },
])('two days from 16:00, with $what', ({ cap, minutes }) => {
  // By the clock of the company: 6 hours are left of the first day once two are free, then a whole day, then 16 hours.
  const times = {
    windowStart: null,
    arrivedAt: new Date('2026-11-23T14:00:00Z'),
    departedAt: new Date('2026-11-25T14:00:00Z'),
  };
  expect(standingMinutes(times, { ...terms, ...capped(cap * 60) })).toBe(minutes);
});

test('other steps and other free minutes count as they are agreed', () => {
  const times = { windowStart: null, arrivedAt: at('23', '08:00'), departedAt: at('23', '09:31') };
  expect(standingMinutes(times, { ...terms, freeMinutes: 0, stepMinutes: 1 })).toBe(91);
  expect(standingMinutes(times, { ...terms, freeMinutes: 30, stepMinutes: 60 })).toBe(120);
  expect(standingMinutes(times, { ...terms, freeMinutes: 91, stepMinutes: 60 })).toBe(0);
  // A day's cap that is no whole number of steps is still counted up.
  expect(standingMinutes(times, { ...terms, freeMinutes: 0, stepMinutes: 40, ...capped(60) })).toBe(80);
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
