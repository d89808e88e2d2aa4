import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

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
  past: {
    submit: 'submitted',
    assess: 'assessed',
    approve: 'approved',
    reject: 'rejected',
    requestInformation: 'informationRequested',
    remove: 'deleted',
  },
});
export type ContractorState = StateOf<typeof application>;
export type ContractorEvent = EventOf<typeof application>;

/** The three flags of the specification. */
export function statusFlags(state: ContractorState): { pending: boolean; approved: boolean; rejected: boolean } {
  return {
    pending: state === 'pending' || state === 'infoRequested',
    approved: state === 'approved',
    rejected: state === 'rejected',
  };
}
