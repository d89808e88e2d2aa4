import { expect, test } from 'vitest';
import { instantAt, isWallClock, wallClockIn } from './wall-clock.ts';

test.each([
  ['Africa/Johannesburg', '2026-11-24T08:00', '2026-11-24T06:00:00.000Z'],
  ['Africa/Maputo', '2026-11-24T00:30', '2026-11-23T22:30:00.000Z'],
  ['Africa/Lagos', '2026-11-24T08:00', '2026-11-24T07:00:00.000Z'],
  ['Indian/Mauritius', '2026-01-01T02:00', '2025-12-31T22:00:00.000Z'],
  // Egypt has summer time: from the last Friday of April to the last Thursday of October.
  ['Africa/Cairo', '2026-07-01T08:00', '2026-07-01T05:00:00.000Z'],
  ['Africa/Cairo', '2026-12-01T08:00', '2026-12-01T06:00:00.000Z'],
])('%s: %s is %s', (zone, wallClock, instant) => {
  expect(instantAt(wallClock, zone).toISOString()).toBe(instant);
  expect(wallClockIn(zone, instant)).toBe(wallClock);
});

test('a time that summer time skips is an hour later, one that comes twice is the first', () => {
  expect(wallClockIn('Africa/Cairo', instantAt('2026-04-24T00:30', 'Africa/Cairo'))).toBe('2026-04-24T01:30');
  expect(instantAt('2026-10-29T23:30', 'Africa/Cairo').toISOString()).toBe('2026-10-29T20:30:00.000Z');
});

test('only times of days that exist', () => {
  expect(isWallClock('2026-02-28T23:59')).toBe(true);
  for (const text of ['2026-02-29T08:00', '2026-02-28T24:00', '2026-02-28', '', '2026-2-8T8:00'])
    expect(isWallClock(text)).toBe(false);
});
