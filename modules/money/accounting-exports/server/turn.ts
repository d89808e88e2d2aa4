import { keepSteps, type MadeStep, type StoredExchange } from '#modules/money/exchanges/server/index.ts';
import { type ExportedDocument, readDocument } from '../document.ts';
import { leavesNothing, type PendingDeed } from '../status.ts';
import type { Known } from './next-step.ts';
import type { StoredExport } from './queries.ts';
import type { Work } from './work.ts';

/** A turn of one export while it is worked on. */
export interface Turn {
  readonly work: Work;
  readonly export: StoredExport;
  readonly document: ExportedDocument;
  exchange: StoredExchange;
  known: Known;
  /** What is being sent: written down before it leaves. */
  sending: PendingDeed;
  /** Something was done in this turn: the tries begin anew. */
  hasProgressed: boolean;
  /** Calls that are not yet written down. */
  steps: MadeStep[];
}

/** A turn as it begins, by what is stored. */
export function turnOf(work: Work, exchange: StoredExchange, stored: StoredExport): Turn {
  return {
    work,
    exchange,
    export: stored,
    document: readDocument(stored.document),
    known: {
      // What is there no more is made anew when a person wants it.
      theirId: leavesNothing(stored.their_status) ? '' : stored.their_id,
      pending: stored.pending,
      pendingAt: stored.pending_at,
      hasCreated: stored.has_created,
    },
    sending: '',
    hasProgressed: false,
    steps: [],
  };
}

/** Writes the calls of a turn down, without secrets. */
export async function flushSteps(turn: Turn, context: Parameters<typeof keepSteps>[0]): Promise<void> {
  const steps = turn.steps;
  turn.steps = [];
  await keepSteps(context, turn.exchange.id, steps, turn.work.client?.secrets ?? []);
}
