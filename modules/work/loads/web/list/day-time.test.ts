import { afterEach, expect, test, vi } from 'vitest';
import { dayAndTime, daysAndTimes, zonedTime } from './day-time.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a list says the time that the page of the load says', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z') });
  const far = (instant: string, zone: string) => `${instant} ${zone}`;
  expect(dayAndTime('2026-11-23T22:30:00Z', 'Africa/Nairobi', far)).toBe('24\u00a001:30');
  expect(dayAndTime('2027-11-23T22:30:00Z', 'Africa/Nairobi', far)).toBe('2027-11-23T22:30:00Z Africa/Nairobi');
  expect(dayAndTime(null, 'Africa/Nairobi', far)).toBe('');
});

test('the day stands once in the times of a load that ends on it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z') });
  const far = (instant: string) =>
    instant.startsWith('2027-01-05') ? '05\u00a0Jan\u00a008:00' : '06\u00a0Jan\u00a009:00';
  const home = 'Africa/Johannesburg';
  const times = (from: string | null, until: string | null, there = home) =>
    daysAndTimes({ at: from, zone: home }, { at: until, zone: there }, home, far).replaceAll('\u00a0', ' ');
  expect(times('2026-11-24T06:00:00Z', '2026-11-24T14:30:00Z')).toBe('24 08:00 – 16:30');
  expect(times('2026-11-24T06:00:00Z', '2026-11-25T14:30:00Z')).toBe('24 08:00 – 25 16:30');
  expect(times('2027-01-05T06:00:00Z', '2027-01-05T09:00:00Z')).toBe('05 Jan 08:00 – 08:00');
  expect(times('2027-01-05T06:00:00Z', '2027-01-06T09:00:00Z')).toBe('05 Jan 08:00 – 06 Jan 09:00');
  expect(times('2026-11-24T06:00:00Z', null)).toBe('24 08:00');
  expect(times(null, '2026-11-24T06:00:00Z')).toBe('24 08:00');
  // Each end is on the clock of its stop, and says which where it is another one.
  expect(times('2026-11-24T06:00:00Z', '2026-11-24T14:30:00Z', 'Africa/Nairobi')).toBe('24 08:00 – 17:30 UTC+3');
  expect(times('2026-11-24T06:00:00Z', '2026-11-24T21:30:00Z', 'Africa/Nairobi')).toBe('24 08:00 – 25 00:30 UTC+3');
  expect(zonedTime({ at: '2026-11-24T06:00:00Z', zone: 'Africa/Nairobi' }, home, far)).toBe('24\u00a009:00\u00a0UTC+3');
  expect(zonedTime({ at: '2026-11-24T06:00:00Z', zone: 'Africa/Maputo' }, home, far)).toBe('24\u00a008:00');
});
