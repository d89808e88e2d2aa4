import { expect, test } from 'vitest';
import type { DriverTrip } from '#modules/trips/contract.ts';
import { tellsInspection } from './progress.ts';

const tripThat = (departedAt: string | null) => ({ stops: [{ departedAt }] }) as unknown as Pick<DriverTrip, 'stops'>;

test('what is to be done before leaving is not asked for afterwards; what went wrong still stands there', () => {
  expect(tellsInspection(tripThat(null), 'missing')).toBe(true);
  const onTheRoad = tripThat('2026-11-24T00:08:00.000Z');
  expect(tellsInspection(onTheRoad, 'missing')).toBe(false);
  expect(tellsInspection(onTheRoad, 'passed')).toBe(false);
  expect(tellsInspection(onTheRoad, 'failed')).toBe(true);
});
