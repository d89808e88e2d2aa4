/** Parts that are worked on at a time: one here, one in the database. More would only wait, and be held meanwhile. */
const atOnce = 2;

/**
 * Parts of a piece of rows over the same connection: while the database works on one, the next is reckoned here. Waits for
 * what was begun and begins no more when one has failed, so that nothing is written any more afterwards.
 */
export async function inParts<Row>(
  rows: readonly Row[],
  size: number,
  task: (part: readonly Row[]) => Promise<void>,
): Promise<void> {
  let [next, isOver] = [0, false];
  async function workThrough(): Promise<void> {
    while (next < rows.length && !isOver) {
      const part = rows.slice(next, (next += size));
      await task(part).catch((error: unknown) => {
        isOver = true;
        throw error;
      });
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, workThrough));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
