import { expect, test } from 'vitest';
import type { DriverTrip } from '#modules/trips/contract.ts';
import type { Waiting } from './kept.ts';
import { sendingState, tellsInspection } from './progress.ts';

const tripThat = (departedAt: string | null) => ({ stops: [{ departedAt }] }) as unknown as Pick<DriverTrip, 'stops'>;

test('what is to be done before leaving is not asked for afterwards; what went wrong still stands there', () => {
  expect(tellsInspection(tripThat(null), 'missing')).toBe(true);
  const onTheRoad = tripThat('2026-11-24T00:08:00.000Z');
  expect(tellsInspection(onTheRoad, 'missing')).toBe(false);
  expect(tellsInspection(onTheRoad, 'passed')).toBe(false);
  expect(tellsInspection(onTheRoad, 'failed')).toBe(true);
});

test('without a network what was pressed waits, and is not said to be on its way', () => {
  const items = [{ state: 'saved' }, { state: 'sent' }, { state: 'saved' }] as unknown as Waiting[];
  expect(sendingState(items, { isSending: true, isOffline: true })).toEqual({ count: 2, words: 'waiting' });
  expect(sendingState(items, { isSending: true, isOffline: false })).toEqual({ count: 2, words: 'sending' });
  expect(sendingState(items.slice(1, 2), { isSending: true, isOffline: false })).toEqual({ count: 0, words: 'sent' });
});
