const minute = 60_000;
/** As the server does (`modules/work/loads/trip.ts`): a driver is not bothered with less. */
const toleratedMinutes = 10;

/**
 * By how many milliseconds the clock of this phone is ahead of the server's, from a question and its answer; nothing where it
 * is right. The server looked at its clock between the two, however long a sleeping phone took to hear of it.
 */
export function aheadBy(asked: number, server: number, answered: number): number {
  return Math.max(asked - server, Math.min(answered - server, 0));
}

/** Whether a clock is so wrong that its driver is told. */
export function isWrong(ahead: number): boolean {
  return Math.abs(ahead) > toleratedMinutes * minute;
}

/** How far the clock is from one that nobody can set, which stands still while a phone sleeps. */
const lead = () => Date.now() - performance.now();

/** What the clock showed when this page was opened: the first question may have been sent from then on, before there was code. */
export const openedAt = lead;

/** What this phone knows of its clock: as the server last said it, less by what it was set back since. */
export class PhoneClock {
  private known: { readonly ahead: number; readonly lead: number } | undefined;

  /** Undefined as long as nobody has said it. A clock that runs away from the other one may be a phone that slept. */
  ahead(): number | undefined {
    return this.known && Math.round(this.known.ahead + Math.min(0, lead() - this.known.lead));
  }

  learn(ahead: number | undefined): void {
    this.known = ahead === undefined ? undefined : { ahead, lead: lead() };
  }
}
