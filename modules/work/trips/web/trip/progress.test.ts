import { expect, test } from 'vitest';
import type { DriverTrip } from '#modules/work/trips/contract.ts';
import type { Waiting } from './kept.ts';
import { sendingState, tellsInspection, withWaiting } from './progress.ts';

const tripThat = (departedAt: string | null) => ({ stops: [{ departedAt }] }) as unknown as Pick<DriverTrip, 'stops'>;

test('what is to be done before leaving is not asked for afterwards; what went wrong still stands there', () => {
  expect(tellsInspection(tripThat(null), 'missing')).toBe(true);
  const onTheRoad = tripThat('2026-11-24T00:08:00.000Z');
  expect(tellsInspection(onTheRoad, 'missing')).toBe(false);
  expect(tellsInspection(onTheRoad, 'passed')).toBe(false);
  expect(tellsInspection(onTheRoad, 'failed')).toBe(true);
  // Nobody waits at the gate any more for the desk to let the load go.
  expect(tellsInspection(tripThat(null), 'awaited')).toBe(true);
  expect(tellsInspection(onTheRoad, 'awaited')).toBe(false);
});

test('without a network what was pressed waits, and is not said to be on its way', () => {
  const items = [{ state: 'saved' }, { state: 'sent' }, { state: 'saved' }] as unknown as Waiting[];
  expect(sendingState(items, { isSending: true, isOffline: true })).toEqual({ count: 2, words: 'waiting' });
  expect(sendingState(items, { isSending: true, isOffline: false })).toEqual({ count: 2, words: 'sending' });
  expect(sendingState(items.slice(1, 2), { isSending: true, isOffline: false })).toEqual({ count: 0, words: 'sent' });
});

test('what was pressed stands at its true time, also after it was sent, until an answer that knows of it', () => {
  const trip = { now: '2026-11-26T12:00:00.000Z', stops: [{ id: 'one', arrivedAt: null, goods: [] }] };
  const at = '2026-11-26T11:58:00.000Z';
  const payload = { kind: 'arrived', occurredAt: '2026-11-26T14:58:00.000Z' };
  const arrivedAt = (more: Partial<Waiting>) => {
    const items = [{ what: 'event', stopId: 'one', at, payload, ...more }] as unknown as Waiting[];
    return withWaiting(trip as unknown as DriverTrip, items).stops[0]!.arrivedAt;
  };
  expect(arrivedAt({ state: 'saved' })).toBe(at);
  // Whatever the two clocks show: the answer that is there was asked for before.
  expect(arrivedAt({ state: 'sent' })).toBe(at);
  expect(arrivedAt({ state: 'sent', isAnswered: true })).toBeNull();
});
