import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { type ClientDay, clientDays, closeDay, lastDayOf } from '#modules/base/companies/server/index.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { customersToReview, reviewCredit } from './review-credit.ts';
import { carriedOnly, reviewLoads } from './review-loads.ts';

const work = 'loadEligibility';
/** As many loads are one transaction. */
const batch = 500;

/**
 * After each client's midnight every open load is judged again: whether who carries it still may, and whether its customer's
 * credit still reaches. Each batch is a transaction that changes only what is not right yet, and the day is closed when all
 * are done: a round that was killed begins again and finds less to do.
 */
export function eligibilityNight(app: App, providers: readonly ExposureProvider[]): JobKind<object> {
  return {
    name: 'load-eligibility',
    // Every zone's midnight falls on a quarter of an hour.
    schedule: '*/15 * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 900,
    async work() {
      for (const day of await clientDays(app)) {
        const last = await lastDayOf(app.database.single(day.partition), work, day);
        if (last === null || last < day.today) await turnEligibilityDay(app, providers, day);
      }
    },
  };
}

/** The day of one client. It stays open where a part of it failed, so that the next round tries again. */
export async function turnEligibilityDay(
  app: App,
  providers: readonly ExposureProvider[],
  day: ClientDay,
): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: `${work}-${day.today}`, operation: work });
  let isWhole = true;
  const part = async (task: (context: Context) => Promise<void>) => {
    try {
      await inPartition(system, day.partition, task);
    } catch (error) {
      // Faults of some loads must not keep the others from being judged.
      isWhole = false;
      app.log.error({ error, partition: day.partition }, 'loads not judged again');
    }
  };
  const db = app.database.single(day.partition);
  const { rows } = await sql<{ id: string }>`
    select id from load where partition = ${day.partition} and company_id = ${day.companyId} and ${carriedOnly}
     order by load_at, id`.execute(db);
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += batch)
    await part((context) => reviewLoads(context, ids.slice(from, from + batch)));
  for (const customerId of await customersToReview({ db, partition: day.partition }, providers, day.companyId)) {
    let after: string | undefined;
    do {
      const from = after;
      // One that fails is not begun again until the next round.
      after = undefined;
      await part(async (context) => void (after = await reviewCredit(context, providers, customerId, { after: from })));
    } while (after !== undefined);
  }
  if (isWhole) await inPartition(system, day.partition, async (context) => void (await closeDay(context, work, day)));
}
