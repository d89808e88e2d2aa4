import { describe, expect, test } from 'vitest';
import type { StopState } from '#modules/work/loads/status.ts';
import { phaseOf, townOf } from './phases.ts';

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
