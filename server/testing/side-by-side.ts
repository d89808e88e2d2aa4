/** So many calls at once keep the database busy, and are fewer than a house has connections. */
const callsAtOnce = 8;

/**
 * Does the task for each, some at a time: while the database looks for one, the server makes the answer of another. For tasks
 * that do not stand in each other's way; they begin in order, and the first failure ends all.
 */
export async function sideBySide<Each>(
  all: Iterable<Each>,
  task: (each: Each) => Promise<unknown>,
  atOnce = callsAtOnce,
): Promise<void> {
  // One iterator for all of them, so that each takes what the others left.
  const left = all[Symbol.iterator]();
  const hands = Array.from({ length: atOnce }, async () => {
    for (let next = left.next(); !next.done; next = left.next()) await task(next.value);
  });
  await Promise.all(hands);
}
