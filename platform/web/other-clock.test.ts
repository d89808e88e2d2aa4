import { afterEach, expect, test } from 'vitest';
import { defaultTimeZone, followZone } from '#platform/client-zone.ts';
import { otherClock } from './other-clock.ts';

const now = new Date('2026-11-24T06:00:00Z');
afterEach(() => followZone(defaultTimeZone));

test('who works on another clock is told whose times they read', () => {
  expect(otherClock(now, 'UTC')).toBe('Johannesburg');
  followZone('Africa/Dar_es_Salaam');
  expect(otherClock(now, 'UTC')).toBe('Dar es Salaam');
});

test('another name of the same time is no other clock', () => {
  expect(otherClock(now, 'Africa/Maputo')).toBeUndefined();
  expect(otherClock(now, 'Europe/Athens')).toBeUndefined();
});
