import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

const first = { id: 'a', onKm: 100_000, offKm: 130_000, offDate: '2026-05-01', vehicleKm: 170_000 };
const second = { id: 'b', onKm: 160_000, offKm: null, offDate: null, vehicleKm: 170_000 };
const tyre = { boughtTreadMm: 14, leastMm: 1.6, cost: 600_000, uses: [first, second], treads: [] };

test('a tyre runs while it is mounted: on at 100 000, off 130 000, on 160 000, now 170 000 is 40 000 (case 46)', () => {
  const treads = [{ mm: 9, date: '2026-11-01', useId: 'b', km: 170_000 }];
  expect(figuresOf({ ...tyre, treads })).toEqual({
    runKm: 40_000,
    treadMm: 9,
    wear: 1.25,
    leftKm: 59_200,
    costPerKm: 0.15,
    isWorn: false,
  });
});

test('the wear is that of the kilometres until it was measured, and what it ran since is used up', () => {
  const treads = [{ mm: 11, date: '2026-05-02', useId: null, km: null }];
  // 3 mm on 30,000 km; 9.4 mm are left for 94,000, of which 10,000 were run since.
  expect(figuresOf({ ...tyre, treads })).toMatchObject({ wear: 1, leftKm: 84_000, runKm: 40_000 });
});

test('nothing is known of the wear of a tyre that nobody has measured, and on a trailer the hub says what it ran', () => {
  expect(figuresOf(tyre)).toMatchObject({ wear: null, leftKm: null, treadMm: 14 });
  const use = { ...second, onKm: 20_000, vehicleKm: null };
  const treads = [{ mm: 13.5, date: '2026-11-01', useId: 'b', km: 24_000 }];
  expect(figuresOf({ ...tyre, uses: [use], treads })).toMatchObject({ runKm: 4000, wear: 1.25 });
  expect(figuresOf({ ...tyre, uses: [], treads: [] })).toMatchObject({ runKm: 0, costPerKm: null });
});

test('a tread at its limit is worn', () => {
  expect(figuresOf({ ...tyre, treads: [{ mm: 1.6, date: '2026-11-01', useId: 'b', km: 170_000 }] })).toMatchObject({
    isWorn: true,
    leftKm: 0,
  });
});
