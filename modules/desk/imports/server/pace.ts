/** Records of several rows that one transaction writes at most; they are larger than rows. */
export const mostGroups = 250;
const fewestGroups = 10;
/** Milliseconds that a transaction may take: half of them is what somebody else waits for its locks on the average. */
const heldFor = 500;

/**
 * How many records of several rows the next transaction takes. What it writes holds the number of the next load and the
 * credit of its customers until it is committed, and a colleague who books meanwhile waits for that: where a record costs
 * more, as a load that is given to its carrier does, fewer are written together.
 */
export class Pace {
  groups = 50;

  /** Learns from a transaction that took so long for so many. */
  took(groups: number, milliseconds: number): void {
    const fitting = Math.round((groups * heldFor) / Math.max(1, milliseconds));
    // One that was quick by chance does not make the next one long.
    this.groups = Math.max(fewestGroups, Math.min(mostGroups, this.groups * 2, fitting));
  }
}
