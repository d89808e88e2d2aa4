import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** An alert, from being open to its end. It clears itself with its condition. */
export const alerting = machine({
  initial: 'OPEN',
  states: {
    OPEN: {
      acknowledge: 'ACKNOWLEDGED',
      assign: 'IN_PROGRESS',
      snooze: 'SNOOZED',
      resolve: 'RESOLVED',
      dismiss: 'FALSE_ALARM',
      clear: 'RESOLVED',
    },
    ACKNOWLEDGED: {
      assign: 'IN_PROGRESS',
      snooze: 'SNOOZED',
      resolve: 'RESOLVED',
      dismiss: 'FALSE_ALARM',
      clear: 'RESOLVED',
    },
    IN_PROGRESS: {
      assign: 'IN_PROGRESS',
      snooze: 'SNOOZED',
      resolve: 'RESOLVED',
      dismiss: 'FALSE_ALARM',
      clear: 'RESOLVED',
    },
    SNOOZED: {
      wake: ['OPEN', 'ACKNOWLEDGED', 'IN_PROGRESS'],
      acknowledge: 'ACKNOWLEDGED',
      assign: 'IN_PROGRESS',
      resolve: 'RESOLVED',
      dismiss: 'FALSE_ALARM',
      clear: 'RESOLVED',
    },
    RESOLVED: {},
    FALSE_ALARM: {},
  },
  past: {
    acknowledge: 'acknowledged',
    assign: 'assigned',
    snooze: 'snoozed',
    wake: 'cameBack',
    resolve: 'resolved',
    dismiss: 'falseAlarm',
    clear: 'cleared',
  },
  sets: {
    open: ['OPEN', 'ACKNOWLEDGED', 'IN_PROGRESS', 'SNOOZED'],
    /** It asks for attention now. */
    awake: ['OPEN', 'ACKNOWLEDGED', 'IN_PROGRESS'],
    ended: ['RESOLVED', 'FALSE_ALARM'],
  },
});
export type AlertState = StateOf<typeof alerting>;
export type AlertEvent = EventOf<typeof alerting>;

/** Days for which an alert may sleep at most. */
export const longestSnoozeDays = 7;
