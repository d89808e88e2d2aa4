/**
 * Milliseconds: what many look at may be answered with what was read for somebody else no longer ago than this. Only for who
 * heard of a change, and waited that long since: the answer has it then (platform/server/shared-answers.ts).
 */
export const lag = 1000;

/** Whether a read that is just beginning may be so old. */
export let mayLag = false;

/** Reads that the task begins take an answer that is a little old, where the operation is one that many share. */
export function lagging(task: () => void): void {
  mayLag = true;
  try {
    task();
  } finally {
    mayLag = false;
  }
}
