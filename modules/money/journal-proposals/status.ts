import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** A journal or a batch on its way into the books. Approving posts it, whole; what was sent back is a draft again once it is changed. */
export const proposalLife = machine({
  initial: 'DRAFT',
  states: {
    DRAFT: { edit: 'DRAFT', submit: 'SUBMITTED' },
    SUBMITTED: { approve: 'POSTED', reject: 'REJECTED', withdraw: 'DRAFT' },
    REJECTED: { edit: 'DRAFT' },
    POSTED: {},
  },
  past: {
    edit: 'changed',
    submit: 'submitted',
    approve: 'approved',
    reject: 'rejected',
    withdraw: 'withdrawn',
  },
});
export type ProposalState = StateOf<typeof proposalLife>;
export type ProposalEvent = EventOf<typeof proposalLife>;
