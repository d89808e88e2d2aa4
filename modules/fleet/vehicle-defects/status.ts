import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** A critical defect takes its unit out of service; a major one must be repaired, a minor one may wait. */
export const severities = ['minor', 'major', 'critical'] as const;
export type Severity = (typeof severities)[number];

const waiting = {
  acknowledge: 'ACKNOWLEDGED',
  repair: 'IN_REPAIR',
  finishRepair: 'REPAIRED',
  defer: 'DEFERRED',
  dismiss: 'NOT_NEEDED',
} as const;

/**
 * A defect from its finding to its verified repair (work-and-money.md §6). `dismiss` says that nothing is to be repaired: it is
 * neither verified nor deferred. `findAgain` is an inspection that meets a repaired one.
 */
export const defectLife = machine({
  initial: 'OPEN',
  states: {
    OPEN: waiting,
    ACKNOWLEDGED: { repair: 'IN_REPAIR', finishRepair: 'REPAIRED', defer: 'DEFERRED', dismiss: 'NOT_NEEDED' },
    IN_REPAIR: { finishRepair: 'REPAIRED', stopRepair: 'ACKNOWLEDGED', dismiss: 'NOT_NEEDED' },
    REPAIRED: { verify: 'VERIFIED', reopen: 'REOPENED', findAgain: 'REOPENED', takeBackRepair: 'IN_REPAIR' },
    VERIFIED: {},
    REOPENED: waiting,
    DEFERRED: { acknowledge: 'ACKNOWLEDGED', repair: 'IN_REPAIR', finishRepair: 'REPAIRED', dismiss: 'NOT_NEEDED' },
    NOT_NEEDED: {},
  },
  past: {
    acknowledge: 'acknowledged',
    repair: 'repairBegun',
    finishRepair: 'repaired',
    stopRepair: 'repairStopped',
    verify: 'verified',
    reopen: 'reopened',
    findAgain: 'foundAgain',
    takeBackRepair: 'repairTakenBack',
    defer: 'deferred',
    dismiss: 'dismissed',
  },
  sets: {
    /** They count until somebody else has verified the repair, or nothing was to be repaired. */
    open: ['OPEN', 'ACKNOWLEDGED', 'IN_REPAIR', 'REPAIRED', 'REOPENED', 'DEFERRED'],
    /** Nobody has looked at them yet. */
    fresh: ['OPEN', 'REOPENED'],
    toRepair: ['OPEN', 'ACKNOWLEDGED', 'IN_REPAIR', 'REOPENED', 'DEFERRED'],
  },
});
export type DefectState = StateOf<typeof defectLife>;
export type DefectEvent = EventOf<typeof defectLife>;

/** Events that a person at the desk asks for; whoever says that no repair is needed has a right of its own. */
export const askedEvents = [
  'acknowledge',
  'repair',
  'stopRepair',
  'finishRepair',
  'verify',
  'reopen',
  'defer',
] as const;
export type AskedEvent = (typeof askedEvents)[number];

/** The questions of the desk, in the order of its tabs. */
export const defectChips = ['critical', 'toRepair', 'toVerify', 'done'] as const;
export type DefectChip = (typeof defectChips)[number];
