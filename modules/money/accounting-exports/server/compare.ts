import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { orNotFound } from '#platform/server/records.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { exchanges } from '#modules/money/exchanges/server/index.ts';
import type { z } from 'zod';
import type { Difference, exportRecord } from '../contract.ts';
import { readDocument } from '../document.ts';
import type { AccountingExportFailureCode } from '../messages/failures/index.ts';
import { readExport } from './lists.ts';
import { differencesOf } from './next-step.ts';
import { see } from './one-export.ts';
import { Unsuccessful } from './port.ts';
import { findExport } from './queries.ts';
import { settleDone } from './settle.ts';
import { turnOf } from './turn.ts';
import { workOf } from './work.ts';

const fail = failures<AccountingExportFailureCode>();

/**
 * Reads what stands there now and keeps what differs. One that waits for a person and was posted there with our totals, under
 * the id that we know, is done.
 */
export async function compareExport(
  context: Context,
  { id }: { readonly id: string },
): Promise<z.input<typeof exportRecord>> {
  refuseWhenScoped(context);
  const { app, db, partition, now } = context;
  const stored = orNotFound(await findExport(context, id));
  const work = await workOf(app, partition, stored.company_id);
  if (!work) throw fail('notConnected', 'rule');
  const exchange = await exchanges.lock(context, id);
  const turn = turnOf(work, exchange, stored);
  const system = work.systemFor(stored, () => {});
  const document = readDocument(stored.document);
  const seen = await see(system, document).catch((error: unknown) => {
    if (!(error instanceof Unsuccessful)) throw error;
    throw fail('connectionFailed', 'unavailable', { detail: error.detail || error.problem });
  });
  const [standing] = seen.found;
  if (standing === undefined) {
    await keep([{ field: 'status', ours: stored.their_status, theirs: 'gone' }]);
    return readExport(context, { id });
  }
  const isOurs = standing.id === turn.known.theirId && standing.state !== 'draft' && standing.state !== 'canceled';
  const differences = differencesOf(document, standing, seen.contents);
  const isDone = exchange.status === 'FAILED' && isOurs && !differences.some(({ field }) => field === 'gross');
  if (isDone) await settleDone({ ...turn, work: { ...work, within: (task) => task(context) } }, standing);
  else await keep(differences);
  return readExport(context, { id });

  async function keep(found: readonly Difference[]): Promise<void> {
    await db
      .updateTable('accounting_export')
      .set({ differences: JSON.stringify(found), compared_at: now })
      .where('partition', '=', partition)
      .where('id', '=', id)
      .execute();
    await context.publish('accountingExports', 'compared', id);
  }
}
