import { describe, expect, test } from 'vitest';
import { kmByDay } from './day-trips.ts';

const zone = 'Africa/Johannesburg';
const trip = {
  startedAt: new Date('2026-11-23T21:40:00Z'),
  endedAt: new Date('2026-11-23T22:50:00Z'),
  startKm: 1000,
  endKm: 1070,
  distanceKm: 70,
};

describe('a trip from 23:40 to 00:50', () => {
  test('is cut at midnight of the client by what the odometer said there', () => {
    const readings = [
      { at: new Date('2026-11-23T21:59:00Z'), km: 1012 },
      { at: new Date('2026-11-23T22:01:00Z'), km: 1016 },
    ];
    expect(kmByDay([trip], readings, zone)).toEqual([
      { day: '2026-11-23', trips: 1, km: 14 },
      { day: '2026-11-24', trips: 1, km: 56 },
    ]);
  });

  test('without readings on the way is cut by its time, and its parts add up', () => {
    const days = kmByDay([{ ...trip, endKm: 1070.3 }], [], zone);
    expect(days).toEqual([
      { day: '2026-11-23', trips: 1, km: 20.1 },
      { day: '2026-11-24', trips: 1, km: 50.2 },
    ]);
    expect(kmByDay([{ ...trip, startKm: null, endKm: null }], [], zone).map(({ km }) => km)).toEqual([20, 50]);
  });

  test('is not cut where it ends at midnight', () => {
    expect(kmByDay([{ ...trip, endedAt: new Date('2026-11-23T22:00:00Z') }], [], zone)).toEqual([
      { day: '2026-11-23', trips: 1, km: 70 },
    ]);
  });
});
