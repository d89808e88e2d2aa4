import { afterEach, describe, expect, test } from 'vitest';
import { defaultTimeZone, followZone } from '#platform/client-zone.ts';
import type { LoadPlan } from './calls.ts';
import {
  appointments,
  axisHours,
  hourOf,
  inLines,
  isUnderNow,
  midnight,
  obstacleFor,
  occupied,
  placed,
} from './plan-geometry.ts';

afterEach(() => followZone(defaultTimeZone));

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour)).toISOString();
const now = Date.parse(at(10));
const load = (loadNumber: string, from: number, until: number, more: object = {}) =>
  ({
    id: loadNumber,
    loadNumber,
    status: 'ASSIGNED',
    loadAt: at(from),
    tripUntil: at(until),
    eta: null,
    equipmentName: 'Superlink',
    ...more,
  }) as LoadPlan['loads'][number];
const vehicle = { availability: 'available', equipmentName: 'Superlink' } as LoadPlan['vehicles'][number];
const axis = { from: Date.parse(at(0)), until: Date.parse(at(24)) };

describe('the day plan', () => {
  test('loads that overlap stand under each other, others share a line', () => {
    const { placed: found, lines } = inLines([load('A', 0, 6), load('B', 4, 8), load('C', 6, 9)], now);
    expect(found.map(({ row, line }) => [row.loadNumber, line])).toEqual([
      ['A', 0],
      ['B', 1],
      ['C', 0],
    ]);
    expect(lines).toBe(2);
  });

  test('what is late occupies its vehicle until it is expected, and at least until now', () => {
    expect(occupied(load('A', 0, 6, { status: 'IN_TRANSIT' }), now).until).toBe(now);
    expect(occupied(load('A', 0, 6, { status: 'IN_TRANSIT', eta: at(14) }), now).until).toBe(Date.parse(at(14)));
    expect(occupied(load('A', 0, 6), now).until).toBe(Date.parse(at(6)));
  });

  test('a bar is cut at the ends of the axis, and one outside is not drawn', () => {
    expect(placed({ from: Date.parse(at(-6)), until: Date.parse(at(6)) }, axis)).toEqual({ left: 0, width: 25 });
    expect(placed({ from: Date.parse(at(25)), until: Date.parse(at(30)) }, axis)).toBeUndefined();
  });

  test('a vehicle says why it cannot take a load', () => {
    const wanted = load('X', 12, 18);
    expect(obstacleFor(wanted, vehicle, [load('A', 0, 12)], now)).toBeUndefined();
    expect(obstacleFor(wanted, vehicle, [load('A', 0, 13)], now)).toEqual({ kind: 'busy', loadNumber: 'A' });
    expect(obstacleFor(wanted, vehicle, [load('A', 0, 13, { status: 'DELIVERED' })], now)).toBeUndefined();
    expect(obstacleFor(wanted, { ...vehicle, equipmentName: 'Reefer' }, [], now)).toMatchObject({ kind: 'equipment' });
    expect(obstacleFor(wanted, { ...vehicle, availability: 'inWorkshop' }, [], now)).toMatchObject({
      kind: 'availability',
    });
  });

  test('the time of now takes the place of the hours beside it, and of no other', () => {
    const days = { from: axis.from, until: axis.from + 2 * 86_400_000 };
    const hidden = (hour: number) =>
      axisHours(days)
        .filter((each) => isUnderNow(each, days.from + hour * 3_600_000, days))
        .map((each) => (each - days.from) / 3_600_000);
    expect(hidden(10.5)).toEqual([9]);
    expect(hidden(23.9)).toEqual([24]);
    expect(hidden(0)).toEqual([0]);
    expect(hidden(-5)).toEqual([]);
  });

  test('a day has its pickups and deliveries by time, with the time that is expected', () => {
    const found = appointments([load('A', 2, 20, { eta: at(22) }), load('B', 4, 30)], axis);
    expect(found.map(({ row, isPickup }) => [row.loadNumber, isPickup])).toEqual([
      ['A', true],
      ['B', true],
      ['A', false],
    ]);
    expect(found.at(-1)?.at).toBe(Date.parse(at(22)));
  });
});

test('the day of the plan is the day of the client', () => {
  followZone('Indian/Mauritius');
  const now = Date.parse('2026-11-23T21:30:00Z');
  expect(new Date(midnight(now)).toISOString()).toBe('2026-11-23T20:00:00.000Z');
  expect(new Date(midnight(now, 2)).toISOString()).toBe('2026-11-25T20:00:00.000Z');
  expect(hourOf(midnight(now))).toBe('00');
});
