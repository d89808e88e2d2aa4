import { machine, type StateOf } from '#platform/machine.ts';

/** Bank details of a party. What is not `current` is used nowhere (domain §4.20). */
export const bankVersion = machine({
  initial: 'pending',
  states: {
    pending: { approve: 'current', reject: 'rejected', withdraw: 'withdrawn' },
    current: { replace: 'replaced' },
    replaced: {},
    rejected: {},
    withdrawn: {},
  },
  past: {
    approve: 'bankChangeApproved',
    reject: 'bankChangeRejected',
    withdraw: 'bankChangeWithdrawn',
    replace: 'bankReplaced',
  },
});
export type BankVersionState = StateOf<typeof bankVersion>;
