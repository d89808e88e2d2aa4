import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { setOf, literal } from '#platform/server/states-in-sql.ts';
import { clientDays } from '#modules/base/companies/server/index.ts';
import { offer as offerMachine, type OfferState } from '../status.ts';
import { isUndelivered, turnTender } from './clock.ts';
import { type Expiry, expiryJob, takenJob } from './expiry.ts';
import { tellTaken } from './taken.ts';

const work = 'turnTender';
export function tenderExpiry(app: App): JobKind<Expiry> {
  return {
    ...expiryJob,
    retries: 10,
    retryDelay: 5,
    lease: 120,
    work: ({ partition, loadId }) => turn(app, partition, loadId),
  };
}

export function tenderTaken(app: App): JobKind<Expiry> {
  return {
    ...takenJob,
    retries: 10,
    retryDelay: 5,
    lease: 120,
    async work({ partition, loadId }) {
      const system = systemContext(app, { language: 'en', requestId: `${takenJob.name}-${loadId}`, operation: work });
      await inPartition(system, partition, (context) => tellTaken(context, loadId));
    },
  };
}

/** Looks each minute for clocks whose job was lost, and for offers that no mail could carry. */
export function tenderRound(app: App): JobKind<object> {
  return {
    name: 'tender-round',
    schedule: '* * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 300,
    work: () => turnTenders(app),
  };
}

/** One round over all partitions. */
export async function turnTenders(app: App): Promise<void> {
  const partitions = new Set((await clientDays(app)).map(({ partition }) => partition));
  for (const partition of partitions)
    for (const loadId of await loadsDue(app, partition)) {
      try {
        await turn(app, partition, loadId);
      } catch (error) {
        // One load must not keep the others from their clock; the next round tries it again.
        app.log.error({ error, load: loadId }, 'tender not turned');
      }
    }
}

async function loadsDue(app: App, partition: string): Promise<string[]> {
  const { rows } = await sql<{ load_id: string }>`
    select distinct t.load_id from tender_offer t
     where t.partition = ${partition}
       and (t.status in ${setOf(offerMachine, 'running')} and t.expires_at <= now() or t.status = ${literal<OfferState>('SENT')} and ${isUndelivered}
         or t.status = ${literal<OfferState>('COUNTERED')} and t.expires_at <= now() and exists (select from tender_offer p
              where p.partition = t.partition and p.load_id = t.load_id and p.round = t.round and p.status = ${literal<OfferState>('PENDING')}))`.execute(
    app.database.single(partition),
  );
  return rows.map(({ load_id }) => load_id);
}

async function turn(app: App, partition: string, loadId: string): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: `${work}-${loadId}`, operation: work });
  await inPartition(system, partition, (context) => turnTender(context, loadId));
}
