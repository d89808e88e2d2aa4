/** A list with a record beside it, as the address and the server say it now. */
export interface BesideList {
  /** What the list on the screen shows, in its order. */
  readonly ids: readonly string[];
  /** Whether that list is the answer to what is asked now, and not one that is on its way. */
  readonly isSettled: boolean;
  /** What the address names. */
  readonly chosen: string | undefined;
  /** Whether the first is opened where nothing is chosen. */
  readonly opensFirst: boolean;
}

export interface Beside {
  /** What stands beside the list: always one of it. */
  readonly open: string | undefined;
  /** What was chosen is not in the list any more: it is said, and nothing else is put in its place under the hand. */
  readonly hasLeft: boolean;
}

/** Which record stands beside a list. A record of another list, or of the one before, never does. */
export function besideList({ ids, isSettled, chosen, opensFirst }: BesideList): Beside {
  if (chosen !== undefined && chosen !== '') {
    const isListed = ids.includes(chosen);
    return { open: isListed ? chosen : undefined, hasLeft: !isListed && isSettled };
  }
  return { open: opensFirst && isSettled ? ids[0] : undefined, hasLeft: false };
}
