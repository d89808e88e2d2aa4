import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/**
 * The life of a proof of delivery (work-and-money.md §5). The names in camel case are the specification's. `SUPERSEDED` is
 * what another one took the place of, `VOID` what belonged to a delivery that was taken back.
 */
export const podLife = machine({
  initial: 'UNMATCHED',
  states: {
    UNMATCHED: { match: 'podSubmitted', supersede: 'SUPERSEDED' },
    AWAITED: { arrive: 'podSubmitted', waive: 'WAIVED', supersede: 'SUPERSEDED', void: 'VOID' },
    podSubmitted: {
      approve: 'podAccepted',
      reject: 'podRejected',
      unmatch: 'UNMATCHED',
      supersede: 'SUPERSEDED',
      void: 'VOID',
    },
    podAccepted: { reopen: 'podSubmitted', undo: 'podSubmitted', void: 'VOID' },
    podRejected: {
      arrive: 'podSubmitted',
      undo: 'podSubmitted',
      waive: 'WAIVED',
      supersede: 'SUPERSEDED',
      void: 'VOID',
    },
    WAIVED: { arrive: 'podSubmitted', supersede: 'SUPERSEDED', void: 'VOID' },
    SUPERSEDED: {},
    VOID: { match: 'podSubmitted' },
  },
  past: {
    arrive: 'arrived',
    match: 'matched',
    unmatch: 'unmatched',
    approve: 'accepted',
    reject: 'rejected',
    reopen: 'reopened',
    undo: 'undone',
    waive: 'waived',
    supersede: 'superseded',
    void: 'voided',
  },
  sets: {
    /** It is no proof of its load any more. */
    gone: ['SUPERSEDED', 'VOID'],
    /** It takes no place of a load. */
    unplaced: ['UNMATCHED', 'SUPERSEDED', 'VOID'],
    /** Somebody has to bring it. */
    missing: ['AWAITED', 'podRejected'],
    /** Its place can be taken by a scan. */
    fillable: ['AWAITED', 'podRejected', 'WAIVED'],
    /** A link takes pages for it. */
    uploadable: ['AWAITED', 'podRejected', 'podSubmitted'],
    reported: ['AWAITED', 'podSubmitted', 'podRejected', 'podAccepted', 'WAIVED'],
  },
});
export type PodState = StateOf<typeof podLife>;
export type PodEvent = EventOf<typeof podLife>;

export const podMethods = ['signOnGlass', 'photo', 'scan', 'email', 'integration', 'paper'] as const;
export type PodMethod = (typeof podMethods)[number];
export const podSources = ['staff', 'link', 'driver', 'supplier', 'email', 'integration'] as const;
export type PodSource = (typeof podSources)[number];

/** Why one is sent back, in the order of the digits that choose them (domain §3.4). */
export const rejectReasons = [
  'illegible',
  'unsigned',
  'notStamped',
  'wrongLoad',
  'pagesMissing',
  'altered',
  'quantitiesNotFilled',
  'copyNotOriginal',
  'other',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

export const exceptionKinds = ['short', 'over', 'damaged', 'refused', 'wrongGoods', 'late', 'temperature'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** The questions of the staging desk, in the order of its tabs. */
export const podTabs = ['unmatched', 'toReview', 'rejected', 'missing', 'accepted'] as const;
export type PodTab = (typeof podTabs)[number];
export const tabStates: Readonly<Record<PodTab, readonly PodState[]>> = {
  unmatched: ['UNMATCHED'],
  toReview: ['podSubmitted'],
  rejected: ['podRejected'],
  missing: ['AWAITED'],
  accepted: ['podAccepted', 'WAIVED'],
};
