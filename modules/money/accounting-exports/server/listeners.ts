import type { Context } from '#platform/server/implement.ts';
import type { Happenings } from '#platform/server/happenings.ts';
import { listener } from '#platform/server/listeners.ts';
import type { ExportState } from '../status.ts';
import { findExport } from './queries.ts';
import './happenings.ts';

/** What a person decides about the exchange of an export is told of its document. */
export const exportListeners = [
  listener('exchange.triedAgain', 'queue-export-again', (context, facts) => tell(context, facts, 'QUEUED')),
  listener('exchange.resolved', 'end-export', (context, facts) => tell(context, facts, 'RESOLVED')),
];

async function tell(context: Context, facts: Happenings['exchange.resolved'], state: ExportState): Promise<void> {
  if (facts.purpose !== 'export') return;
  const stored = await findExport(context, facts.exchangeId);
  if (!stored) return;
  // What the other system said before is answered by what the person decided.
  await context.db
    .updateTable('accounting_export')
    .set({ detail: '' })
    .where('partition', '=', context.partition)
    .where('id', '=', stored.id)
    .execute();
  await context.publish('accountingExports', 'changed', stored.id);
  await context.happened('export.changed', {
    exportId: stored.id,
    documentId: stored.document_id,
    documentVersion: stored.document_version,
    state,
    number: stored.their_number,
    reason: facts.reason,
  });
}
