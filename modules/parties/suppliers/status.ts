import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** A supplier's application. `deleted` is the specification's word for archived. */
export const application = machine({
  initial: 'pending',
  states: {
    pending: {
      approve: 'approved',
      reject: 'rejected',
      requestInformation: 'infoRequested',
      revise: 'pending',
      remove: 'deleted',
    },
    infoRequested: {
      resubmit: 'pending',
      requestInformation: 'infoRequested',
      reject: 'rejected',
      revise: 'pending',
      remove: 'deleted',
    },
    /** Approved records whose bank or identity details change are decided again. */
    approved: { revise: 'pending', resubmit: 'pending', requestInformation: 'infoRequested', remove: 'deleted' },
    rejected: { resubmit: 'pending', revise: 'pending', requestInformation: 'infoRequested', remove: 'deleted' },
    deleted: {},
  },
  past: {
    approve: 'approved',
    reject: 'rejected',
    requestInformation: 'informationRequested',
    resubmit: 'resubmitted',
    revise: 'revised',
    remove: 'deleted',
  },
});
export type ApplicationState = StateOf<typeof application>;
export type ApplicationEvent = EventOf<typeof application>;

/** Whether the client may work with a supplier in this state. */
export function isInUse(state: ApplicationState): boolean {
  return state === 'approved';
}

/** A goods-in-transit certificate; a newer approved one supersedes it. */
export const gitCertificate = machine({
  initial: 'submitted',
  states: {
    submitted: { review: 'pending', approve: 'approved', reject: 'rejected', supersede: 'superseded' },
    pending: { approve: 'approved', reject: 'rejected', supersede: 'superseded' },
    approved: { reject: 'rejected', supersede: 'superseded' },
    rejected: {},
    superseded: {},
  },
  past: {
    review: 'certificateReviewed',
    approve: 'certificateApproved',
    reject: 'certificateRejected',
    supersede: 'certificateSuperseded',
  },
});
export type CertificateState = StateOf<typeof gitCertificate>;
export type CertificateEvent = EventOf<typeof gitCertificate>;

/** Whether a certificate still waits for its decision. */
export function isOpen({ status }: { readonly status: CertificateState }): boolean {
  return status === 'submitted' || status === 'pending';
}

/** Derived every day from the certificates; never stored. */
export const complianceStates = ['COMPLIANT', 'EXPIRING', 'NON_COMPLIANT', 'NOT_CHECKED'] as const;
export type ComplianceState = (typeof complianceStates)[number];
