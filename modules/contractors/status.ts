import { machine } from '#platform/machine.ts';

/**
 * A contractor's application. The specification knows pending, approved and rejected; before the first submit there is
 * only the invitation, and `deleted` is its word for archived.
 */
export const application = machine({
  initial: 'invited',
  states: {
    invited: { submit: 'pending', remove: 'deleted' },
    pending: {
      approve: 'approved',
      reject: 'rejected',
      requestInformation: 'infoRequested',
      assess: 'pending',
      remove: 'deleted',
    },
    infoRequested: {
      submit: 'pending',
      assess: 'infoRequested',
      requestInformation: 'infoRequested',
      reject: 'rejected',
      remove: 'deleted',
    },
    /** Other terms, or another application, are decided again. */
    approved: { assess: 'pending', submit: 'pending', requestInformation: 'infoRequested', remove: 'deleted' },
    rejected: { assess: 'pending', submit: 'pending', requestInformation: 'infoRequested', remove: 'deleted' },
    deleted: {},
  },
});

export const contractorStates = [
  'invited',
  'pending',
  'infoRequested',
  'approved',
  'rejected',
  'deleted',
] as const satisfies readonly (keyof typeof application.states)[];
export type ContractorState = (typeof contractorStates)[number];
export type ContractorEvent = 'submit' | 'assess' | 'approve' | 'reject' | 'requestInformation' | 'remove';

/** The three flags of the specification. */
export function statusFlags(state: ContractorState): { pending: boolean; approved: boolean; rejected: boolean } {
  return {
    pending: state === 'pending' || state === 'infoRequested',
    approved: state === 'approved',
    rejected: state === 'rejected',
  };
}
