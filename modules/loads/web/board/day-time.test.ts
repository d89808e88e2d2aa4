import { afterEach, expect, test, vi } from 'vitest';
import { defaultTimeZone, followZone } from '#platform/client-zone.ts';
import { dayAndTime } from './day-time.ts';
import { hourOf, midnight } from './plan-geometry.ts';

afterEach(() => {
  followZone(defaultTimeZone);
  vi.useRealTimers();
});

test('a list says the time that the page of the load says', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z') });
  const far = (instant: string, zone: string) => `${instant} ${zone}`;
  expect(dayAndTime('2026-11-23T22:30:00Z', 'Africa/Nairobi', far)).toBe('24\u00a001:30');
  expect(dayAndTime('2027-11-23T22:30:00Z', 'Africa/Nairobi', far)).toBe('2027-11-23T22:30:00Z Africa/Nairobi');
  expect(dayAndTime(null, 'Africa/Nairobi', far)).toBe('');
});

test('the day of the plan is the day of the client', () => {
  followZone('Indian/Mauritius');
  const now = Date.parse('2026-11-23T21:30:00Z');
  expect(new Date(midnight(now)).toISOString()).toBe('2026-11-23T20:00:00.000Z');
  expect(new Date(midnight(now, 2)).toISOString()).toBe('2026-11-25T20:00:00.000Z');
  expect(hourOf(midnight(now))).toBe('00');
});
