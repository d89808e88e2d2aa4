/** Asks the system of one company what changed there. */
export const pollJob = { name: 'poll-accounting-system' };
