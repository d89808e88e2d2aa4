import { afterEach, expect, test, vi } from 'vitest';
import { clientDay, clientToday, inZone } from './client-day.ts';
import { defaultTimeZone, followZone } from './client-zone.ts';

afterEach(() => {
  vi.useRealTimers();
  followZone(defaultTimeZone);
});

test('the day is that of the client, whichever zone that is', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T22:30:00Z'), toFake: ['Date'] });
  expect(clientToday()).toBe('2026-11-23');
  followZone('Africa/Lagos');
  expect(clientToday()).toBe('2026-11-22');
  expect(clientDay(new Date('2026-11-22T23:30:00Z'))).toBe('2026-11-23');
});

test('a check in one zone leaves the zone of the next call alone, also when it fails', () => {
  const instant = new Date('2026-11-22T22:30:00Z');
  expect(inZone('Africa/Accra', () => clientDay(instant))).toBe('2026-11-22');
  expect(() =>
    inZone('Africa/Accra', () => {
      throw new Error('refused');
    }),
  ).toThrow('refused');
  expect(clientDay(instant)).toBe('2026-11-23');
});
