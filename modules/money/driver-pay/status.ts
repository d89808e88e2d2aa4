import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** A run of drivers' pay. What is gathered again stays a draft; a posted one is changed by the next run alone. */
export const payRunLife = machine({
  initial: 'DRAFT',
  states: {
    DRAFT: { gather: 'DRAFT', submit: 'PENDING' },
    PENDING: { approve: 'APPROVED', reject: 'DRAFT' },
    APPROVED: { post: 'POSTED' },
    POSTED: {},
  },
  past: { gather: 'gathering', submit: 'submitted', approve: 'approved', reject: 'rejected', post: 'posted' },
});
export type PayRunState = StateOf<typeof payRunLife>;
export type PayRunEvent = EventOf<typeof payRunLife>;
