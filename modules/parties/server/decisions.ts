import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Transition } from '#platform/server/life.ts';

/**
 * What a party's row says of its newest decision. What is approved was checked, so the next change begins a new count of who
 * may not decide.
 */
export function decisionColumns({ actor }: Pick<Context, 'actor'>, { event, reason }: Transition) {
  return {
    decided_by: actor.name,
    decided_at: sql<Date>`now()`,
    decision_reason: reason || null,
    ...(event === 'approve' && { edited_by: [] }),
  };
}

/** What somebody was asked for when information was requested. */
export interface Asked {
  readonly steps: readonly string[];
  /** The link by which they answer. */
  readonly linkId: string;
}
