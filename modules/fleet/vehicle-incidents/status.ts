import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** What may end an incident before it was worked on. */
const ended = { merge: 'DUPLICATE', cancel: 'CANCELLED' } as const;

/** An incident, from its report until nothing is left to do (work-and-money.md §6). */
export const incidentLife = machine({
  initial: 'REPORTED',
  states: {
    REPORTED: { edit: 'REPORTED', triage: 'TRIAGED', ...ended },
    TRIAGED: { edit: 'TRIAGED', investigate: 'UNDER_INVESTIGATION', act: 'ACTIONS_OPEN', resolve: 'RESOLVED', ...ended },
    UNDER_INVESTIGATION: { edit: 'UNDER_INVESTIGATION', act: 'ACTIONS_OPEN', resolve: 'RESOLVED', ...ended },
    ACTIONS_OPEN: { edit: 'ACTIONS_OPEN', investigate: 'UNDER_INVESTIGATION', resolve: 'RESOLVED' },
    RESOLVED: { edit: 'RESOLVED', close: 'CLOSED', reopen: 'UNDER_INVESTIGATION' },
    CLOSED: { reopen: 'UNDER_INVESTIGATION' },
    DUPLICATE: { reopen: 'REPORTED' },
    CANCELLED: { reopen: 'REPORTED' },
  },
  past: {
    edit: 'changed',
    triage: 'triaged',
    investigate: 'investigated',
    act: 'actedOn',
    resolve: 'resolved',
    close: 'closed',
    merge: 'merged',
    cancel: 'cancelled',
    reopen: 'reopened',
  },
  sets: {
    /** Somebody has to do something. */
    open: ['REPORTED', 'TRIAGED', 'UNDER_INVESTIGATION', 'ACTIONS_OPEN', 'RESOLVED'],
    /** It counts for nothing. */
    dropped: ['DUPLICATE', 'CANCELLED'],
  },
});
export type IncidentState = StateOf<typeof incidentLife>;
export type IncidentEvent = EventOf<typeof incidentLife>;

export const incidentKinds = [
  'accident',
  'rollover',
  'hijack',
  'theft',
  'attemptedTheft',
  'cargoDamage',
  'spill',
  'fire',
  'breakdown',
  'tyre',
  'fine',
  'nearMiss',
  'misconduct',
  'unrest',
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

export const severities = ['minor', 'serious', 'critical'] as const;
export type Severity = (typeof severities)[number];
export const injuryKinds = ['none', 'minor', 'serious', 'fatal'] as const;
export type Injuries = (typeof injuryKinds)[number];
export const cargoStates = ['', 'sound', 'damaged', 'lost', 'transferred'] as const;
export const preventabilities = ['', 'preventable', 'notPreventable', 'notDecided'] as const;
export type Preventability = (typeof preventabilities)[number];
export const servedWays = ['', 'inPerson', 'posted', 'electronic'] as const;
export type ServedWay = (typeof servedWays)[number];
export const nominationStates = ['', 'FILED', 'ACCEPTED', 'REFUSED', 'NOT_NEEDED'] as const;
export type NominationState = (typeof nominationStates)[number];
export const fileKinds = ['photo', 'statement', 'police', 'quote', 'other'] as const;
export type IncidentFileKind = (typeof fileKinds)[number];

/** The questions of the desk, in the order of its tabs. */
export const incidentChips = ['open', 'policeDue', 'closed'] as const;
export type IncidentChip = (typeof incidentChips)[number];
