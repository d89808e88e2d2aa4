import { failures } from '../failure.ts';
import { type HistoryEntry, historyService } from '../history.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import { type Context, implement, type Implementation } from './implement.ts';
import './links.ts';

const fail = failures<FailureCode>();

const entriesAtMost = 200;

/** What happened to a record, newest first, from the audit trail; numbers are masked there. */
export async function recordHistory(
  { db, partition }: Context,
  noun: string,
  recordId: string,
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('audit_entry as a')
    // Who came by a link is known by the address it was sent to.
    .leftJoin('link as l', (join) =>
      join.onRef('l.partition', '=', 'a.partition').onRef('l.id', '=', 'a.actor_id').on('a.actor_kind', '=', 'link'),
    )
    .select(['a.at', 'a.actor_name', 'a.actor_kind', 'a.event', 'a.changes', 'l.recipient_email'])
    .where('a.partition', '=', partition)
    .where('a.noun', '=', noun)
    .where('a.record_id', '=', recordId)
    .orderBy('a.id', 'desc')
    .limit(entriesAtMost)
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    by: row.recipient_email ?? row.actor_name,
    byKind: row.actor_kind,
    event: row.event,
    changes: row.changes,
  }));
}

/** Who may read the history of a noun. */
export interface HistoryReaders {
  /** The authorisation. */
  readonly right: string;
  /** Whether the caller may see this record. */
  readonly sees: (context: Context, id: string) => Promise<boolean>;
}

/** The history of records whose reading is one right, by the noun of the audit trail. */
export function historyOperations(readers: Readonly<Record<string, HistoryReaders>>): Implementation {
  return implement(historyService, {
    async getRecordHistory(context, { noun, id }) {
      const reader = Object.hasOwn(readers, noun) ? readers[noun] : undefined;
      if (reader === undefined) throw fail('notFound', 'notFound');
      if (context.actor.kind !== 'user' || !context.actor.authorisations.has(reader.right))
        throw fail('forbidden', 'forbidden', { authorisation: reader.right });
      return (await reader.sees(context, id)) ? recordHistory(context, noun, id) : [];
    },
  });
}
