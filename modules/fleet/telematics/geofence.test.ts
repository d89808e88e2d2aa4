import { describe, expect, test } from 'vitest';
import { visitOf } from './geofence.ts';

const depot = { latitude: -26.2, longitude: 28.05, radius: 300 };
const now = new Date('2026-11-24T12:00:00Z');
/** A point so many metres east of the depot. */
const at = (time: string, metres: number, speedKmh: number | null = 60) => ({
  fixAt: new Date(`2026-11-24T${time}:00Z`),
  latitude: -26.2,
  longitude: 28.05 + metres / 99_900,
  speedKmh,
});

describe('a visit', () => {
  test('is none where the vehicle passes by: points eight minutes apart on both sides', () => {
    expect(visitOf([at('10:00', -4000), at('10:08', 4000)], depot, now)).toBeUndefined();
  });

  test('is none with one point on the way through', () => {
    expect(visitOf([at('10:00', -4000), at('10:04', 100), at('10:08', 4000)], depot, now)).toBeUndefined();
  });

  test('begins at the first of two points inside', () => {
    const points = [at('10:00', -4000), at('10:04', 200, 20), at('10:05', 50, 0)];
    expect(visitOf(points, depot, now)).toEqual({ arrivedAt: points[1]!.fixAt, leftAt: null });
  });

  test('begins where the vehicle has stood inside for three minutes', () => {
    const points = [at('11:50', -4000), at('11:57', 20, 0)];
    expect(visitOf(points, depot, now)?.arrivedAt).toEqual(points[1]!.fixAt);
    expect(visitOf(points, depot, new Date('2026-11-24T11:59:00Z'))).toBeUndefined();
  });

  test('ends at the first of two points outside', () => {
    const points = [at('10:00', 0, 0), at('10:05', 10, 0), at('10:40', 900), at('10:41', 2000)];
    expect(visitOf(points, depot, now)?.leftAt).toEqual(points[2]!.fixAt);
    expect(visitOf(points.slice(0, 3), depot, now)?.leftAt).toBeNull();
  });
});
