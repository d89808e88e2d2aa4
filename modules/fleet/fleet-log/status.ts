import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/**
 * A line of the log book. A slip whose card nobody knows waits for its vehicle. A locked line stays: a line that reverses it
 * takes its figures away again.
 */
export const fleetLogLife = machine({
  initial: 'OPEN',
  states: {
    WAITING: { match: 'OPEN', remove: 'VOID' },
    OPEN: { edit: 'OPEN', accept: 'OPEN', lock: 'LOCKED', remove: 'VOID' },
    LOCKED: { reverse: 'LOCKED' },
    VOID: {},
  },
  past: {
    match: 'matched',
    edit: 'changed',
    accept: 'accepted',
    lock: 'locked',
    remove: 'removed',
    reverse: 'reversed',
  },
  sets: { inBook: ['OPEN', 'LOCKED'], unlocked: ['WAITING', 'OPEN'] },
});
export type FleetLineState = StateOf<typeof fleetLogLife>;
export type FleetLineEvent = EventOf<typeof fleetLogLife>;
