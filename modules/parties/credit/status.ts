import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** A change of a customer's credit limit (domain §3.7); `accept` and `decline` are the specification's words. */
export const creditChange = machine({
  initial: 'DRAFT',
  states: {
    DRAFT: { revise: 'DRAFT', propose: 'PROPOSED', cancel: 'CANCELLED' },
    PROPOSED: { revise: 'PROPOSED', approve: 'APPROVED_INTERNAL', reject: 'REJECTED', cancel: 'CANCELLED' },
    /** Stays here only while a decrease that needs no acceptance waits for its day. */
    APPROVED_INTERNAL: { send: 'SENT', takeEffect: 'EFFECTIVE', cancel: 'CANCELLED' },
    SENT: { send: 'SENT', accept: 'accept', decline: 'decline', expire: 'EXPIRED', cancel: 'CANCELLED' },
    /** Accepted, and waiting for its day. */
    accept: { takeEffect: 'EFFECTIVE', cancel: 'CANCELLED' },
    decline: {},
    EFFECTIVE: {},
    REJECTED: {},
    EXPIRED: {},
    CANCELLED: {},
  },
  past: {
    revise: 'revised',
    propose: 'proposed',
    approve: 'approved',
    reject: 'rejected',
    send: 'sent',
    accept: 'accepted',
    decline: 'declined',
    expire: 'expired',
    takeEffect: 'tookEffect',
    cancel: 'cancelled',
  },
});
export type CreditChangeState = StateOf<typeof creditChange>;
export type CreditChangeEvent = EventOf<typeof creditChange>;

/** Changes that are not settled yet: a customer has one at most. */
export const openCreditStates = [
  'DRAFT',
  'PROPOSED',
  'APPROVED_INTERNAL',
  'SENT',
  'accept',
] as const satisfies readonly CreditChangeState[];
