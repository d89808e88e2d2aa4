import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** A claim, from its draft to what was paid. Whoever made it does not accept it. */
export const claimLife = machine({
  initial: 'DRAFT',
  states: {
    DRAFT: { edit: 'DRAFT', submit: 'OPEN', withdraw: 'WITHDRAWN' },
    OPEN: { edit: 'OPEN', accept: 'ACCEPTED', reject: 'REJECTED', withdraw: 'WITHDRAWN' },
    ACCEPTED: { deduct: 'SETTLED', settle: 'SETTLED', reopen: 'OPEN' },
    REJECTED: { reopen: 'OPEN' },
    SETTLED: {},
    WITHDRAWN: { reopen: 'DRAFT' },
  },
  past: {
    edit: 'changed',
    submit: 'submitted',
    accept: 'accepted',
    reject: 'rejected',
    withdraw: 'withdrawn',
    deduct: 'deducted',
    settle: 'settled',
    reopen: 'reopened',
  },
  sets: {
    /** Something may still be paid. */
    open: ['DRAFT', 'OPEN', 'ACCEPTED'],
    /** Its facts may change. */
    editable: ['DRAFT', 'OPEN'],
  },
});
export type ClaimState = StateOf<typeof claimLife>;
export type ClaimEvent = EventOf<typeof claimLife>;

export const claimKinds = ['short', 'damage', 'loss', 'theft', 'other'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Against whom it is, or who makes it. */
export const claimSides = ['supplier', 'insurer', 'customer'] as const;
export type ClaimSide = (typeof claimSides)[number];
