import { machine } from '#platform/machine.ts';

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
});
export const bankVersionStates = [
  'pending',
  'current',
  'replaced',
  'rejected',
  'withdrawn',
] as const satisfies readonly (keyof typeof bankVersion.states)[];
export type BankVersionState = (typeof bankVersionStates)[number];
