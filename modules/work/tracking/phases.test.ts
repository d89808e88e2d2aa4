import { describe, expect, test } from 'vitest';
import type { StopState } from '#modules/work/loads/status.ts';
import { isShown, phaseOf, phaseOfStop, townOf } from './phases.ts';

const at = new Date('2026-11-25T06:00:00Z');
const stop = (type: string, status: StopState, arrived = false, departed = false) => ({
  type,
  status,
  arrived_at: arrived ? at : null,
  departed_at: departed ? at : null,
});
const [pickup, delivery] = [stop('pickup', 'PLANNED'), stop('delivery', 'PLANNED')];
const loaded = stop('pickup', 'DEPARTED', true, true);

describe('how far a load is', () => {
  test.each([
    ['READY', [pickup, delivery], 'planned'],
    ['ASSIGNED', [pickup, delivery], 'planned'],
    ['DISPATCHED', [pickup, delivery], 'planned'],
    ['DISPATCHED', [stop('pickup', 'ARRIVED', true), delivery], 'loading'],
    ['IN_TRANSIT', [loaded, delivery], 'moving'],
    ['IN_TRANSIT', [loaded, stop('border', 'ARRIVED', true), delivery], 'moving'],
    ['IN_TRANSIT', [loaded, stop('delivery', 'WORKING', true)], 'unloading'],
    ['DELIVERED', [loaded, stop('delivery', 'DEPARTED', true, true)], 'delivered'],
    ['DELIVERED', [loaded, stop('delivery', 'FAILED', true)], 'failed'],
    ['DELIVERED', [loaded, stop('delivery', 'SKIPPED'), stop('delivery', 'DEPARTED', true, true)], 'delivered'],
    ['DELIVERED', [loaded], 'delivered'],
    ['CLOSED', [loaded, stop('delivery', 'FAILED', true)], 'failed'],
    ['CLOSED', [loaded, stop('delivery', 'DEPARTED', true, true)], 'delivered'],
    ['DISPATCHED', [loaded, delivery], 'moving'],
    ['IN_TRANSIT', [pickup, delivery], 'moving'],
    ['CANCELLED', [pickup, delivery], 'cancelled'],
  ] as const)('%s %#', (status, stops, expected) => expect(phaseOf(status, stops)).toBe(expected));
});

test.each([
  ['Durban', 'anything', 'Durban'],
  [null, '12 Long Street, Beaufort West, 6970', 'Beaufort West'],
  [null, 'Farm Welgelegen', ''],
  [null, 'Mr Botha, 082 555 0101', ''],
  [null, '', ''],
])('the town of a stop: %s, %s', (city, address, town) => expect(townOf(city, address)).toBe(town));

test.each([
  [stop('pickup', 'PLANNED'), 'planned'],
  [stop('pickup', 'ARRIVED', true), 'there'],
  [stop('pickup', 'ARRIVED', true, true), 'done'],
  [stop('pickup', 'COMPLETED', true), 'done'],
  [stop('pickup', 'DEPARTED', true), 'done'],
  [stop('pickup', 'FAILED', true, true), 'missed'],
  [stop('pickup', 'SKIPPED'), 'missed'],
])('a stop %j is %s', (of, expected) => expect(phaseOfStop(of)).toBe(expected));

test('where the driver sleeps is not shown', () => {
  expect([isShown({ type: 'border' }), isShown({ type: 'rest' })]).toEqual([true, false]);
});
