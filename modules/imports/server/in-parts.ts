/**
 * Parts of a piece of rows, all begun at once over the same connection: while the database works on one, the next is
 * reckoned here. Waits for all of them, so that nothing is written any more when one has failed.
 */
export async function inParts<Row>(
  rows: readonly Row[],
  size: number,
  task: (part: readonly Row[]) => Promise<void>,
): Promise<void> {
  const parts = Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
  const ended = await Promise.allSettled(parts.map(task));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
