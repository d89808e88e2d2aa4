import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { findLoad } from '#modules/loads/server/index.ts';
import { offeredLoadOf } from './offered-load.ts';

/** An offer of a load to a supplier that was sent and waits for an answer. Answers its id. */
export async function buildOffer(
  app: App,
  partition: string,
  {
    loadId,
    supplierId,
    amount = 800_000,
  }: { readonly loadId: string; readonly supplierId: string; readonly amount?: number },
): Promise<string> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildOffer' });
  return inPartition(system, partition, async (context) => {
    const load = (await findLoad(context, loadId))!;
    const facts = JSON.stringify(await offeredLoadOf(context, load));
    const { rows } = await sql<{ id: string }>`
      insert into tender_offer (partition, company_id, load_id, round, rank, mode, supplier_id, method, sent_to, buy_amount, minutes,
                                facts, status, sent_at, expires_at, sent_by, updated_by, search_words)
      values (${partition}, ${load.company_id}, ${loadId}, 1, 1, 'single', ${supplierId}, 'email', 'loads@carrier.example',
              ${amount}, 60, ${facts}, 'SENT', now(), now() + interval '1 hour', 'Builder', 'Builder', ${load.load_number})
      returning id`.execute(context.db);
    return rows[0]!.id;
  });
}
