import { notLookedAt } from './shared-sync.ts';

const isFollowing = (error: unknown) => (error as { readonly code?: unknown } | null)?.code === notLookedAt;

/**
 * What several statements of one transaction answer that travel together. Where one fails, the database refuses those after
 * it; all of them arrive at once, so whoever was heard first would say by chance what went wrong. The failure that caused
 * the others is thrown, once all have ended.
 */
export async function oneTurn<Statements extends readonly unknown[] | []>(
  statements: Statements,
): Promise<{ -readonly [Place in keyof Statements]: Awaited<Statements[Place]> }> {
  const settled = await Promise.allSettled(statements);
  const failed = settled.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
  if (failed.length > 0) throw failed.find((reason) => !isFollowing(reason)) ?? failed[0];
  // None has failed, so this only takes the answers out.
  return Promise.all(statements);
}
