import { describe, expect, test } from 'vitest';
import { allowedEvents, impossibleEvents, nextState, unreachableStates } from '#platform/machine.ts';
import { checkContainerNumber } from './container.ts';
import { execution, restoreEvent, stopProgress } from './status.ts';
import { problemsOfSubmission } from './submission.ts';
import {
  daysAhead,
  directionOf,
  isPassed,
  minutesLate,
  plannedTrip,
  stopTimes,
  tripDays,
  type PlannedStop,
} from './trip.ts';

const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);
const stop = (start: string, end: string, type = 'pickup', schedule: 'open' | 'appointment' = 'open'): PlannedStop => ({
  type,
  schedule_type: schedule,
  window_start: at(start),
  window_end: at(end),
  planned_arrival: null,
});

describe('the machine', () => {
  test('is sound, and has the states and events of the paper', () => {
    expect([unreachableStates(execution), unreachableStates(stopProgress)]).toEqual([[], []]);
    expect([impossibleEvents(execution), impossibleEvents(stopProgress)]).toEqual([[], []]);
    expect(nextState(execution, 'TENDERED', 'exhaust')).toBe('READY');
    expect(nextState(execution, 'DELIVERED', 'cancel')).toBeUndefined();
    expect(allowedEvents(execution, 'CLOSED')).toEqual([]);
  });

  test.each([
    ['DRAFT', 'DRAFT'],
    ['TENDERED', 'READY'],
    ['IN_TRANSIT', 'IN_TRANSIT'],
  ] as const)('what was cancelled as %s is restored to %s', (former, restored) => {
    expect(nextState(execution, 'CANCELLED', restoreEvent(former))).toBe(restored);
  });
});

describe('lateness', () => {
  test('counts from the end of a window, and from the start of an appointment, in whole minutes down', () => {
    expect(minutesLate(stop('06:00', '08:00'), new Date(at('08:42').getTime() + 59_999))).toBe(42);
    expect(minutesLate(stop('06:00', '08:00', 'pickup', 'appointment'), at('06:20'))).toBe(20);
    expect(minutesLate(stop('06:00', '08:00'), at('05:00'))).toBe(0);
  });
});

test.each([
  ['2026-11-22', '2026-11-23', '2026-11-25'],
  ['2026-11-23', '2026-11-23', '2026-11-25'],
  ['2026-11-24', '2026-11-24', '2026-11-25'],
  ['2026-11-25', '2026-11-25', '2026-11-25'],
  ['2026-11-26', '2026-11-26', '2026-11-26'],
])('on %s the days ahead of a trip from the 23rd to the 25th are %s to %s', (today, from, to) => {
  expect(daysAhead({ from: '2026-11-23', to: '2026-11-25' }, today)).toEqual({ from, to });
});

test('a stop without a window is never late', () => {
  expect(minutesLate({ ...stop('06:00', '08:00'), window_end: null }, at('23:00'))).toBe(0);
  expect(minutesLate(stop('06:00', '08:00'), new Date(at('08:00').getTime() + 60_000))).toBe(1);
});

test('a trip that comes back on the day itself, and one whose last stop has no window', () => {
  const open = { ...stop('06:00', '08:00'), window_start: null, window_end: null };
  const trip = plannedTrip([stop('06:00', '08:00'), { ...open, planned_arrival: at('09:00') }])!;
  expect(trip.until).toEqual(at('09:00'));
  expect(tripDays(trip, 'Africa/Johannesburg', 0)).toEqual({ from: '2026-11-23', to: '2026-11-23' });
  expect(plannedTrip([open])).toBeNull();
});

test('a trip lasts from its first planned moment to its last, and its days are those of the company, with one to come back', () => {
  const trip = plannedTrip([stop('06:00', '08:00'), stop('20:00', '22:30', 'delivery')])!;
  expect(trip).toEqual({ from: at('06:00'), until: at('22:30') });
  // 22:30 in UTC is the next day in Johannesburg.
  expect(tripDays(trip, 'Africa/Johannesburg')).toEqual({ from: '2026-11-23', to: '2026-11-25' });
  expect(plannedTrip([])).toBeNull();
});

test.each([
  [['South Africa', 'South Africa'], 'domestic'],
  [['South Africa', 'Mozambique'], 'export'],
  [['Zambia', 'Zimbabwe', 'South Africa'], 'import'],
  [['Zambia', 'South Africa', 'Mozambique'], 'transit'],
  [[], 'domestic'],
] as const)('from %j it is %s', (countries, direction) => {
  expect(directionOf('South Africa', countries)).toBe(direction);
});

test('a stop stands where the last of its events left it', () => {
  const facts = [
    { kind: 'departed', at: at('09:00') },
    { kind: 'arrived', at: at('07:00') },
    { kind: 'arrived', at: at('07:10') },
  ] as const;
  expect(stopTimes(facts, true)).toMatchObject({
    status: 'DEPARTED',
    arrived_at: at('07:10'),
    departed_at: at('09:00'),
  });
  expect(stopTimes(facts.slice(1), true).status).toBe('ARRIVED');
  expect(stopTimes([], true).status).toBe('EN_ROUTE');
  expect(stopTimes([], false).status).toBe('PLANNED');
});

test.each([
  ['arrived', 'ARRIVED', false],
  ['workStarted', 'WORKING', false],
  ['workEnded', 'COMPLETED', true],
  ['departed', 'DEPARTED', true],
  ['failed', 'FAILED', true],
  ['skipped', 'SKIPPED', true],
] as const)('after %s a stop is %s; passed: %s', (kind, status, passed) => {
  const told = stopTimes([{ kind, at: at('07:00') }], true);
  expect([told.status, isPassed(told.status)]).toEqual([status, passed]);
});

test('a stop is passed only where nothing more is to be done', () => {
  expect([isPassed('PLANNED'), isPassed('EN_ROUTE')]).toEqual([false, false]);
  expect(directionOf('South Africa', ['South Africa', 'Zambia', 'South Africa'])).toBe('domestic');
});

test('what a draft lacks is said for each field', () => {
  const complete = (type: string) => ({
    ...stop('06:00', '08:00', type),
    stop_location_id: 'x',
    address: '',
    stop_country: 'Zambia',
    hasGoods: false,
  });
  const load = {
    stops: [complete('pickup'), complete('delivery')],
    hasMeasure: true,
    hasOrderNumber: true,
    requiresOrderNumber: true,
    isDangerous: false,
    emergencyPhone: '',
  };
  expect(problemsOfSubmission(load)).toEqual({});
  const problems = problemsOfSubmission({
    ...load,
    stops: [complete('delivery')],
    hasMeasure: false,
    hasOrderNumber: false,
    isDangerous: true,
  });
  expect(Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]))).toEqual({
    stops: 'tooFew',
    'stops.0.type': 'firstStopNotPickup',
    massKg: 'required',
    orderNumbers: 'required',
    emergencyPhone: 'required',
  });
});

test('a stop that lies before the one in front of it is named where it begins, and one that ends too early where it ends', () => {
  const windowed = (type: string, from: string, until: string) => ({
    ...stop(from, until, type),
    stop_location_id: 'x',
    address: '',
    stop_country: 'Zambia',
    hasGoods: true,
  });
  const problems = (from: string, until: string) =>
    problemsOfSubmission({
      stops: [windowed('pickup', '08:00', '10:00'), windowed('delivery', from, until)],
      hasMeasure: true,
      hasOrderNumber: true,
      requiresOrderNumber: false,
      isDangerous: false,
      emergencyPhone: '',
    });
  expect(problems('06:00', '07:00')).toEqual({ 'stops.1.windowStart': { code: 'stopsReversed' } });
  expect(problems('09:00', '08:30')).toEqual({ 'stops.1.windowEnd': { code: 'rangeReversed' } });
  expect(problems('09:00', '10:00')).toEqual({});
});

test.each([
  [[0, 1, 0, 2], ''],
  [[0, 1, 0, 1], ''],
  [[0, 1, 0, 0], ''],
  [[1, 2, 1, 1], ''],
  [[2, 3, 1, 2], ''],
  [[2, 3, 0, 1], 'stops.1.windowStart stopsReversed'],
  [[1, 0, 1, 2], 'stops.0.windowEnd rangeReversed'],
])('windows of two stops that begin and end at %j', ([from, until, next, end], expected) => {
  const hour = (count: number | undefined) => `1${count}:00`;
  const complete = { stop_location_id: 'x', address: '', stop_country: 'Zambia', hasGoods: true };
  const problems = problemsOfSubmission({
    stops: [
      { ...stop(hour(from), hour(until)), ...complete },
      { ...stop(hour(next), hour(end), 'delivery'), ...complete },
    ],
    hasMeasure: false,
    hasOrderNumber: false,
    requiresOrderNumber: false,
    isDangerous: false,
    emergencyPhone: '',
  });
  expect(
    Object.entries(problems)
      .map(([field, { code }]) => `${field} ${code}`)
      .join(),
  ).toBe(expected);
});

test('what each stop of a draft lacks', () => {
  const bare = { ...stop('06:00', '08:00'), window_start: null, window_end: null };
  const nowhere = { stop_location_id: null, address: '', stop_country: '', hasGoods: false };
  const problems = problemsOfSubmission({
    stops: [
      { ...bare, ...nowhere },
      { ...bare, ...nowhere, type: 'border', address: 'Beitbridge', stop_country: 'Zimbabwe' },
      { ...bare, ...nowhere, type: 'border', stop_location_id: 'x', address: '' },
    ],
    hasMeasure: true,
    hasOrderNumber: false,
    requiresOrderNumber: false,
    isDangerous: true,
    emergencyPhone: '082',
  });
  expect(Object.entries(problems).map(([field, { code }]) => `${field} ${code}`)).toEqual([
    'stops.0.stopLocationId required',
    'stops.0.windowStart required',
    'stops.0.windowEnd required',
    'stops.2.type lastStopNotDelivery',
    'stops.2.stopCountry required',
  ]);
});

test.each(['CSQU3054383', 'CBHU3202732', 'MSCU6398705', 'TCLU0000101', 'MSKU0000080', 'ABCU1234560'])(
  '%s is a container',
  (number) => {
    expect(checkContainerNumber(number)).toBe(true);
    expect(checkContainerNumber(`${number.slice(0, 10)}${(Number(number[10]) + 1) % 10}`)).toBe(false);
  },
);
