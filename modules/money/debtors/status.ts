import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** A promise to pay. Whether it was kept follows from what came in, on whatever day one looks. */
export const promiseLife = machine({
  initial: 'GIVEN',
  states: {
    GIVEN: { withdraw: 'WITHDRAWN' },
    WITHDRAWN: {},
  },
  past: { withdraw: 'withdrawn' },
});
export type PromiseState = StateOf<typeof promiseLife>;
export type PromiseEvent = EventOf<typeof promiseLife>;
