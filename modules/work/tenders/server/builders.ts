import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { findLoad } from '#modules/work/loads/server/index.ts';
import type { declineReasons, OfferState, TenderMode } from '../status.ts';
import { offeredLoadOf } from './offered-load.ts';

interface OfferOverrides {
  readonly loadId: string;
  readonly supplierId: string;
  /** Cents. */
  readonly amount?: number;
  readonly mode?: TenderMode;
  readonly rank?: number;
  readonly status?: OfferState;
  /** Until the clock ends; of one that has ended less than nothing. */
  readonly hours?: number;
  readonly counter?: number;
  readonly reasonCode?: (typeof declineReasons)[number];
  readonly note?: string;
}

const answered: readonly OfferState[] = ['DECLINED', 'COUNTERED', 'ACCEPTED'];

/** An offer of a load to a supplier that was sent and waits for an answer, or got one. Answers its id. */
export async function buildOffer(app: App, partition: string, overrides: OfferOverrides): Promise<string> {
  const { loadId, supplierId, amount = 800_000, mode = 'single', rank = 1, status = 'SENT', hours = 1 } = overrides;
  const { counter = null, reasonCode = '', note = '' } = overrides;
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildOffer' });
  const isSent = status !== 'PENDING';
  return inPartition(system, partition, async (context) => {
    const load = (await findLoad(context, loadId))!;
    const facts = JSON.stringify(await offeredLoadOf(context, load));
    const { rows } = await sql<{ id: string }>`
      insert into tender_offer (partition, company_id, load_id, round, rank, mode, supplier_id, method, sent_to, buy_amount, minutes,
                                facts, status, sent_at, expires_at, answered_at, answered_by, counter_amount, counter_note, reason_code,
                                reason, sent_by, updated_by, search_words)
      select ${partition}, ${load.company_id}, ${loadId}, 1, ${rank}, ${mode}, s.id, 'email',
             coalesce(nullif(s.tender_email, ''), s.email), ${amount}, ${Math.max(60, (hours + 3) * 60)}, ${facts}, ${status},
             ${isSent ? sql`now() - interval '3 hours'` : null}, ${isSent ? sql`now() + make_interval(hours => ${hours})` : null},
             ${answered.includes(status) ? sql`now() - interval '1 hour'` : null}, ${answered.includes(status) ? sql`s.registered_name` : ''},
             ${counter}::bigint, ${status === 'COUNTERED' ? note : ''}, ${reasonCode}, ${status === 'COUNTERED' ? '' : note}, 'Anele Dube', 'Anele Dube',
             concat_ws(' ', ${load.load_number}::text, ${load.origin}::text, ${load.destination}::text, s.registered_name)
        from supplier s where s.partition = ${partition} and s.id = ${supplierId}
      returning id`.execute(context.db);
    return rows[0]!.id;
  });
}
