import { machine } from '#platform/machine.ts';

/**
 * A customer's application for credit (domain §3.7). `approve` is the specification's word for approved; the outward counts
 * are in `approvalGroups`.
 */
export const application = machine({
  initial: 'new',
  states: {
    /** Captured, and not submitted yet. */
    new: { submit: 'pending', withdraw: 'WITHDRAWN', expire: 'EXPIRED' },
    pending: {
      vet: 'VETTING',
      requestInformation: 'INFO_REQUESTED',
      recommend: 'RECOMMENDED',
      approve: 'approve',
      decline: 'DECLINED',
      revise: 'pending',
      withdraw: 'WITHDRAWN',
    },
    VETTING: {
      requestInformation: 'INFO_REQUESTED',
      recommend: 'RECOMMENDED',
      approve: 'approve',
      decline: 'DECLINED',
      revise: 'pending',
      withdraw: 'WITHDRAWN',
    },
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
});
export const applicationStates = [
  'new',
  'pending',
  'VETTING',
  'INFO_REQUESTED',
  'RECOMMENDED',
  'approve',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
] as const satisfies readonly (keyof typeof application.states)[];
export type ApplicationState = (typeof applicationStates)[number];

export type ApplicationEvent =
  | 'submit'
  | 'vet'
  | 'requestInformation'
  | 'recommend'
  | 'approve'
  | 'decline'
  | 'revise'
  | 'resubmit'
  | 'withdraw'
  | 'expire';

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
});
export const standings = [
  'ACTIVE',
  'DORMANT',
  'SUSPENDED',
  'CLOSED',
] as const satisfies readonly (keyof typeof standing.states)[];
export type Standing = (typeof standings)[number];
export type StandingEvent = 'rest' | 'suspend' | 'close' | 'reopen';

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
