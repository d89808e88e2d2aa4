import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** The life of one version of a rate. Active and expired follow from its days. */
export const rateLife = machine({
  initial: 'DRAFT',
  states: {
    DRAFT: { revise: 'DRAFT', submit: 'PENDING' },
    PENDING: { revise: 'PENDING', approve: 'APPROVED', reject: 'REJECTED' },
    APPROVED: { end: 'APPROVED', supersede: 'SUPERSEDED' },
    SUPERSEDED: {},
    REJECTED: { revise: 'DRAFT' },
  },
  past: {
    revise: 'changed',
    submit: 'submitted',
    approve: 'approved',
    reject: 'rejected',
    end: 'ended',
    supersede: 'superseded',
  },
  sets: {
    /** It is offered, or may be: nothing took its place, and nobody refused it. */
    live: ['DRAFT', 'PENDING', 'APPROVED'],
  },
});
export type RateState = StateOf<typeof rateLife>;
export type RateEvent = EventOf<typeof rateLife>;
