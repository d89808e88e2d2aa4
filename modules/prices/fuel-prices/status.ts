import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** The life of a correction that somebody asks for. */
export const fuelPriceChangeLife = machine({
  initial: 'PENDING',
  states: {
    PENDING: { approve: 'APPROVED', reject: 'REJECTED', cancel: 'CANCELLED' },
    APPROVED: {},
    REJECTED: {},
    CANCELLED: {},
  },
  past: { approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
});
export type FuelPriceChangeState = StateOf<typeof fuelPriceChangeLife>;
export type FuelPriceChangeEvent = EventOf<typeof fuelPriceChangeLife>;
