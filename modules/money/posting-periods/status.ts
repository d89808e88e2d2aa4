import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** What is posted apart, and closed apart. */
export const postingAreas = ['sales', 'purchases', 'journals', 'fleet'] as const;
export type PostingArea = (typeof postingAreas)[number];

/** A month of one area. On hold only those post who have the right of their own; locked is the end. */
export const postingLife = machine({
  initial: 'FUTURE',
  states: {
    FUTURE: { open: 'OPEN' },
    OPEN: { hold: 'HOLD', close: 'CLOSED' },
    HOLD: { open: 'OPEN', close: 'CLOSED' },
    CLOSED: { reopen: 'OPEN', lock: 'LOCKED' },
    LOCKED: {},
  },
  past: { open: 'opened', hold: 'held', close: 'closed', reopen: 'reopened', lock: 'locked' },
  sets: { postable: ['OPEN', 'HOLD'] },
});
export type PostingState = StateOf<typeof postingLife>;
export type PostingEvent = EventOf<typeof postingLife>;
