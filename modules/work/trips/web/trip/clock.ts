const minute = 60_000;
/** As the server does (`modules/work/loads/trip.ts`): what is less may be the network. */
const toleratedMinutes = 10;

/**
 * By how many milliseconds the clock of this phone is ahead of the server's, from a question and its answer; nothing where it
 * is right. The server looked at its clock between the two, however long a sleeping phone took to hear of it.
 */
export function aheadBy(asked: number, server: number, answered: number): number {
  const ahead = Math.max(asked - server, Math.min(answered - server, 0));
  return Math.abs(ahead) > toleratedMinutes * minute ? ahead : 0;
}
