import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** A person's account. Nobody is ever removed: the audit trail goes on naming them. */
export const account = machine({
  initial: 'invited',
  states: {
    /** Has a link by mail, and no password yet. */
    invited: { invite: 'invited', accept: 'active', deactivate: 'deactivated' },
    active: { accept: 'active', lock: 'locked', deactivate: 'deactivated' },
    /** By an administrator, or after too many wrong passwords. */
    locked: { unlock: 'active', deactivate: 'deactivated' },
    deactivated: { invite: 'invited' },
  },
  past: {
    invite: 'invited',
    accept: 'accepted',
    lock: 'locked',
    unlock: 'unlocked',
    deactivate: 'deactivated',
  },
});
export type AccountState = StateOf<typeof account>;
export type AccountEvent = EventOf<typeof account>;

/** Whether a person in this state can sign in. */
export function isAtWork(state: AccountState): boolean {
  return state === 'active';
}
