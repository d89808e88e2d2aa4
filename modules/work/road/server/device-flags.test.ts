import { describe, expect, test } from 'vitest';
import type { Context } from '#platform/server/implement.ts';
import type { StoredStop } from '#modules/work/loads/server/index.ts';
import type { DeviceEvent, EventLoad } from './device-events.ts';
import { clocksOf } from './device-clock.ts';
import { flagByStops, judge } from './device-flags.ts';

const now = new Date('2026-11-23T10:00:00Z');
/** `10:00:00` plus so many seconds. */
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
const noted = { kind: 'note', stopId: null, eta: null, reasonCode: '', supersedes: '' };

function judged(event: Partial<DeviceEvent>, skew = 0) {
  const { occurredAt, flags } = judge({ now } as Context, {
    load: { status: 'IN_TRANSIT' } as EventLoad,
    stops: [],
    event: { ...noted, ...event } as DeviceEvent,
    clock: clocksOf([{ capturedAt: null, aheadMs: null }], { skew, now })[0]!,
  });
  return [occurredAt.toISOString(), flags];
}

describe('a time in the future', () => {
  test.each([
    [299, at(299), {}],
    [300, at(300), {}],
    [301, at(0), { inFuture: at(301) }],
  ])('of %s seconds', (seconds, expected, flags) => {
    expect(judged({ occurredAt: at(seconds) })).toEqual([expected, flags]);
  });
});

describe('a clock that differs', () => {
  test.each([
    [10, at(240), {}],
    [11, at(240 - 660), { clockSkewMinutes: 11 }],
    [-10, at(240), {}],
    [-11, at(0), { clockSkewMinutes: -11, inFuture: at(240 + 660) }],
  ])('by %s minutes', (skew, expected, flags) => {
    expect(judged({ occurredAt: at(240) }, skew)).toEqual([expected, flags]);
  });
});

test.each([
  [-1, { departBeforeArrival: true }],
  [0, {}],
])('a departure %s seconds after the arrival', (seconds, expected) => {
  const stop = { id: 's', sequence: 1, status: 'ARRIVED', arrived_at: now, departed_at: null } as StoredStop;
  const flags: Record<string, unknown> = {};
  const event = { ...noted, kind: 'departed' } as DeviceEvent;
  flagByStops({ event, stop, occurredAt: new Date(at(seconds)), flags }, [stop]);
  expect(flags).toEqual(expected);
});

test.each([
  [-1, '', { outOfOrder: true }],
  [0, '', { repeated: true }],
  [1, '', { repeated: true }],
  [1, 'first', {}],
])('a second arrival %s seconds after the first, in the place of "%s"', (seconds, supersedes, expected) => {
  const stop = { id: 's', sequence: 1, status: 'ARRIVED', arrived_at: now } as StoredStop;
  const flags: Record<string, unknown> = {};
  flagByStops({ event: { kind: 'arrived', supersedes }, stop, occurredAt: new Date(at(seconds)), flags }, [stop]);
  expect(flags).toEqual(expected);
  expect(stop.arrived_at).toEqual(supersedes === '' ? now : new Date(at(seconds)));
});

test.each([
  ['workStarted', { arrived_at: now }, { startBeforeArrival: true }],
  ['workEnded', { work_started_at: now }, { endBeforeStart: true }],
  ['workEnded', { arrived_at: now }, {}],
] as const)('%s before what comes first is flagged', (kind, times, expected) => {
  const none = { arrived_at: null, work_started_at: null, work_ended_at: null, departed_at: null };
  const stop = { id: 's', sequence: 1, status: 'ARRIVED', ...none, ...times } as StoredStop;
  const flags: Record<string, unknown> = {};
  flagByStops({ event: { kind, supersedes: '' }, stop, occurredAt: new Date(at(-60)), flags }, [stop]);
  expect(flags).toEqual(expected);
});

test('an arrival that is told after the departure, and is later, is flagged too', () => {
  const stop = { id: 's', sequence: 1, status: 'DEPARTED', arrived_at: null, departed_at: now } as StoredStop;
  const flags: Record<string, unknown> = {};
  flagByStops({ event: { kind: 'arrived', supersedes: '' }, stop, occurredAt: new Date(at(60)), flags }, [stop]);
  expect(flags).toEqual({ departBeforeArrival: true });
});
