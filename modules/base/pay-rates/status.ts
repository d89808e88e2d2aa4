import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** The life of a version that somebody asks for. */
export const payRateChangeLife = machine({
  initial: 'PENDING',
  states: {
    PENDING: { approve: 'APPROVED', reject: 'REJECTED', cancel: 'CANCELLED' },
    APPROVED: {},
    REJECTED: {},
    CANCELLED: {},
  },
  past: { approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
});
export type PayRateChangeState = StateOf<typeof payRateChangeLife>;
export type PayRateChangeEvent = EventOf<typeof payRateChangeLife>;
