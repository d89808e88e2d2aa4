/** What of what is owed a list shows. */
export const debtorFilters = ['all', 'overdue', 'over60', 'ring', 'promised', 'disputed'] as const;
export type DebtorFilter = (typeof debtorFilters)[number];

/** What comes next with a debtor, the most urgent first; those of `ringCodes` are for the telephone. */
export const nextCodes = [
  'returned',
  'broken',
  'ringAgain',
  'stop',
  'disputed',
  'promised',
  'paused',
  'ringLater',
  'onAccount',
  'overdue',
  'none',
] as const;
export type NextCode = (typeof nextCodes)[number];
export const ringCodes: readonly NextCode[] = ['returned', 'broken', 'ringAgain', 'stop'];

/** How a promise stands on a day. */
export const promiseStandings = ['open', 'kept', 'broken', 'withdrawn'] as const;
export type PromiseStanding = (typeof promiseStandings)[number];

export const noteKinds = ['note', 'call', 'noAnswer', 'ringAgain', 'disputes'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** Reminders in their order: friendly, firm, and the one about which a person decides. */
export const reminderSteps = [1, 2, 3] as const;
export type ReminderStep = (typeof reminderSteps)[number];

/** Why a customer gets a reminder, or why not. */
export const reminderReasons = [
  'due',
  'person',
  'paused',
  'promised',
  'credit',
  'disputed',
  'reminded',
  'noAddress',
] as const;
export type ReminderReason = (typeof reminderReasons)[number];
