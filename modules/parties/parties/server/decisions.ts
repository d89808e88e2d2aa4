import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Life, Transition } from '#platform/server/life-events.ts';
import type { Records, Versioned } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';

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

interface Request {
  readonly steps: readonly string[];
  readonly question: string;
}

/** What staff decide on the applications of a kind of party, each with the sentence that belongs to it. */
export function decisionsOn<
  Stored extends Versioned,
  Table extends keyof Tables,
  State extends string,
  Event extends string,
  Answer,
>(
  records: Pick<Records<Stored, Table>, 'toChange'>,
  applications: Pick<Life<Stored, Table, State, Event, Asked>, 'move' | 'next'>,
  decided: (stored: Stored) => Answer,
) {
  return {
    /** Takes an application through an event, with its reason; empty where nobody gave one. */
    async decide(context: Context, id: string, event: Event, reason = ''): Promise<Answer> {
      const stored = await records.toChange(context, id);
      return decided(await applications.move(context, stored, event, { reason }));
    },

    /** Mails the party a link to the steps in which something is missing. */
    async requestInformation(
      context: Context,
      id: string,
      { steps, question }: Request,
      send: (stored: Stored) => Promise<{ readonly id: string }>,
    ): Promise<Answer> {
      const event = 'requestInformation' as Event;
      const stored = await records.toChange(context, id);
      applications.next(stored, event);
      const link = await send(stored);
      const move = { reason: question, after: { steps: steps.join(', ') }, kept: { steps, linkId: link.id } };
      return decided(await applications.move(context, stored, event, move));
    },
  };
}
