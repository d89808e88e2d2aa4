import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** What can become of an application that somebody looks at. */
const examined = {
  requestInformation: 'INFO_REQUESTED',
  recommend: 'RECOMMENDED',
  approve: 'approve',
  decline: 'DECLINED',
  revise: 'pending',
  withdraw: 'WITHDRAWN',
} as const;

/**
 * A customer's application for credit (domain §3.7). `approve` is the specification's word for approved; the outward counts
 * are in `approvalGroups`.
 */
export const application = machine({
  initial: 'new',
  states: {
    /** Captured, and not submitted yet. */
    new: { submit: 'pending', withdraw: 'WITHDRAWN', expire: 'EXPIRED' },
    pending: { vet: 'VETTING', ...examined },
    VETTING: examined,
    INFO_REQUESTED: {
      resubmit: 'VETTING',
      requestInformation: 'INFO_REQUESTED',
      decline: 'DECLINED',
      revise: 'pending',
      withdraw: 'WITHDRAWN',
      expire: 'EXPIRED',
    },
    RECOMMENDED: {
      vet: 'VETTING',
      requestInformation: 'INFO_REQUESTED',
      approve: 'approve',
      decline: 'DECLINED',
      revise: 'pending',
      withdraw: 'WITHDRAWN',
    },
    /** Approved customers whose bank or identity details change are decided again. */
    approve: { resubmit: 'pending', revise: 'pending', requestInformation: 'INFO_REQUESTED' },
    DECLINED: { resubmit: 'pending', revise: 'pending', requestInformation: 'INFO_REQUESTED', withdraw: 'WITHDRAWN' },
    WITHDRAWN: {},
    EXPIRED: { resubmit: 'pending', revise: 'pending', withdraw: 'WITHDRAWN' },
  },
  past: {
    submit: 'submitted',
    vet: 'vetted',
    requestInformation: 'informationRequested',
    recommend: 'recommended',
    approve: 'approved',
    decline: 'declined',
    revise: 'revised',
    resubmit: 'resubmitted',
    withdraw: 'withdrawn',
    expire: 'expired',
  },
});
export type ApplicationState = StateOf<typeof application>;
export type ApplicationEvent = EventOf<typeof application>;

/** What waits, as the specification counts it; `creditadjust` counts open changes of credit limits. */
export const approvalGroups = ['approve', 'pending', 'new', 'creditadjust'] as const;

/** The applications behind a count: `approve` waits for whoever approves what was recommended. */
export const statesOfGroup: Readonly<Record<'approve' | 'pending' | 'new', readonly ApplicationState[]>> = {
  new: ['new'],
  pending: ['pending', 'VETTING', 'INFO_REQUESTED'],
  approve: ['RECOMMENDED'],
};

/** Whether the client has approved this customer, as it stands now. */
export function isApproved(state: ApplicationState): boolean {
  return state === 'approve';
}

/** A customer once it was approved for the first time. */
export const standing = machine({
  initial: 'ACTIVE',
  states: {
    ACTIVE: { rest: 'DORMANT', suspend: 'SUSPENDED', close: 'CLOSED' },
    DORMANT: { reopen: 'ACTIVE', suspend: 'SUSPENDED', close: 'CLOSED' },
    SUSPENDED: { reopen: 'ACTIVE', close: 'CLOSED' },
    CLOSED: { reopen: 'ACTIVE' },
  },
  past: {
    rest: 'rested',
    suspend: 'suspended',
    close: 'closed',
    reopen: 'reopened',
  },
});
export type Standing = StateOf<typeof standing>;
/** How a customer of other books can stand; one that was closed there is not taken over. */
export const takenOverStandings = ['ACTIVE', 'DORMANT', 'SUSPENDED'] as const satisfies readonly Standing[];
export type TakenOverStanding = (typeof takenOverStandings)[number];
export type StandingEvent = EventOf<typeof standing>;

/** How the credit of an approved customer stands. */
export const creditStatuses = ['GOOD', 'WATCH', 'HOLD', 'SUSPENDED', 'REVIEW_DUE'] as const;
export type CreditStatus = (typeof creditStatuses)[number];
/** Those that staff set; SUSPENDED comes and goes with the customer's standing. */
export const settableCreditStatuses = [
  'GOOD',
  'WATCH',
  'HOLD',
  'REVIEW_DUE',
] as const satisfies readonly CreditStatus[];

/** Whether the customer can buy at all, so that its credit can stand well or badly. */
export function hasCredit(standing: Standing | null): boolean {
  return standing === 'ACTIVE' || standing === 'DORMANT';
}
