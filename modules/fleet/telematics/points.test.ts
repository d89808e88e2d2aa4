import { describe, expect, test } from 'vitest';
import { isFresh, learnRhythm, type Point, silentAfter, sortPoints } from './points.ts';

const now = new Date('2026-11-24T10:00:00Z');
const point = (fix: string, more: Partial<Point> = {}): Point => ({
  unitId: '1',
  eventId: fix,
  registration: '',
  label: '',
  fixAt: new Date(fix),
  receivedAt: now,
  latitude: -26.2,
  longitude: 28,
  speedKmh: 60,
  heading: null,
  ignition: null,
  odometerKm: null,
  isPanic: false,
  ...more,
});

describe('points', () => {
  test('of the future are set aside and counted, and the right ones go on', () => {
    const { good, wrongClocks } = sortPoints(
      [point('2031-01-01T00:00:00Z'), point('2026-11-24T09:58:00Z'), point('2026-11-24T09:59:00Z')],
      now,
    );
    expect(wrongClocks).toBe(1);
    expect(good.map(({ eventId }) => eventId)).toEqual(['2026-11-24T09:58:00Z', '2026-11-24T09:59:00Z']);
  });

  test('are in the order of their fixes, whenever they came', () => {
    const { good } = sortPoints([point('2026-11-24T09:59:00Z'), point('2026-11-24T09:20:00Z')], now);
    expect(good.map(({ eventId }) => eventId)).toEqual(['2026-11-24T09:20:00Z', '2026-11-24T09:59:00Z']);
  });

  test('at 0, 0, without a place or beyond the poles are none', () => {
    const wrong = [
      point('2026-11-24T09:00:00Z', { latitude: 0, longitude: 0 }),
      point('2026-11-24T09:01:00Z', { latitude: null }),
      point('2026-11-24T09:02:00Z', { latitude: 91 }),
    ];
    expect(sortPoints(wrong, now)).toEqual({ good: [], wrongClocks: 0 });
    // Accra lies near the meridian of Greenwich, and Nairobi near the equator.
    expect(sortPoints([point('2026-11-24T09:03:00Z', { latitude: 5.6, longitude: 0 })], now).good).toHaveLength(1);
  });

  test('older than half an hour make no alert', () => {
    expect(isFresh(point('2026-11-24T09:30:00Z'), now)).toBe(true);
    expect(isFresh(point('2026-11-24T09:29:00Z'), now)).toBe(false);
  });
});

describe('silence', () => {
  const day = 86_400;
  test('is three times the own rhythm: a point a day while parked, one a minute on the road', () => {
    const rhythm = { moving: 60, parked: day };
    expect(silentAfter(rhythm, false, false)).toBe(3 * day);
    expect(silentAfter(rhythm, true, false)).toBe(180);
  });

  test('is a quarter of an hour on a load, whatever the rhythm', () => {
    expect(silentAfter({ moving: 60, parked: day }, false, true)).toBe(900);
    expect(silentAfter({ moving: null, parked: null }, true, true)).toBe(900);
  });

  test('is not known before the rhythm is', () => {
    expect(silentAfter({ moving: null, parked: null }, true, false)).toBeUndefined();
  });

  test('teaches no rhythm', () => {
    const rhythm = { moving: 60, parked: null };
    expect(learnRhythm(rhythm, 3600, true)).toEqual(rhythm);
    expect(learnRhythm(rhythm, 110, true)).toEqual({ moving: 70, parked: null });
    expect(learnRhythm(rhythm, day, false)).toEqual({ moving: 60, parked: day });
  });
});
