import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** An import, from the file to its end. What is committed can be undone as long as nothing else touched the records. */
export const importing = machine({
  initial: 'UPLOADED',
  states: {
    UPLOADED: { map: 'MAPPED', discard: 'DISCARDED' },
    /** Its columns have a meaning; the rows are being checked against the records of now. */
    MAPPED: { map: 'MAPPED', validate: 'VALIDATED', fail: 'FAILED', discard: 'DISCARDED' },
    VALIDATED: { map: 'MAPPED', commit: 'COMMITTING', discard: 'DISCARDED' },
    COMMITTING: {
      complete: 'COMPLETED',
      completeWithErrors: 'COMPLETED_WITH_ERRORS',
      /** Everything or nothing was wished, and a row could not be written: nothing was. */
      refuse: 'VALIDATED',
      fail: 'FAILED',
    },
    COMPLETED: { undo: 'UNDOING' },
    COMPLETED_WITH_ERRORS: { undo: 'UNDOING' },
    UNDOING: { undone: 'UNDONE', keep: 'COMPLETED' },
    UNDONE: {},
    FAILED: { map: 'MAPPED', discard: 'DISCARDED' },
    DISCARDED: {},
  },
  past: {
    map: 'mapped',
    validate: 'validated',
    commit: 'commitStarted',
    complete: 'completed',
    completeWithErrors: 'completedWithErrors',
    refuse: 'refused',
    fail: 'failed',
    undo: 'undoStarted',
    undone: 'undone',
    keep: 'kept',
    discard: 'discarded',
  },
});
export type ImportState = StateOf<typeof importing>;
export type ImportEvent = EventOf<typeof importing>;

/** What a row came to when it was checked against the records of now; one that is left out is no record, as the sum below a list. */
export const rowOutcomes = ['create', 'update', 'unchanged', 'duplicate', 'error', 'leftOut'] as const;
/** What is counted of rows besides. */
export const rowCounts = ['committed', 'touched', 'doubtful', 'incomplete'] as const;
export type RowCount = (typeof rowCounts)[number];
export type RowOutcome = (typeof rowOutcomes)[number];

/** States in which a process of the server works on it by itself. */
export const busyStates: readonly ImportState[] = ['MAPPED', 'COMMITTING', 'UNDOING'];
