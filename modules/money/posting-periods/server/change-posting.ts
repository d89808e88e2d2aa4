import type { z } from 'zod';
import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import { eventBetween } from '#platform/master-data.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { confirmAgain, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { postingPeriodService } from '../contract.ts';
import type { PostingPeriodFailureCode } from '../messages/failures/index.ts';
import { type PostingEvent, postingLife } from '../status.ts';
import { type BlockerProvider, blockersOf } from './blockers.ts';
import { postingLives, postings } from './lives.ts';
import { postingOf, type StoredPosting } from './queries.ts';

const fail = failures<FailureCode | PostingPeriodFailureCode>();
type Change = z.output<(typeof postingPeriodService)['operations']['updateFiscalMonthPosting']['input']>;

/**
 * Takes a month of an area where the caller wants it. Closing locks the month first, so that what is being posted is waited
 * for and counted among what stands in the way; months are closed in their order.
 */
export async function changePosting(
  context: Context,
  { periodId, area, state, reason, confirmation }: Change,
  providers: readonly BlockerProvider[],
): Promise<void> {
  refuseWhenScoped(context);
  const found = await postingOf(context, { periodId, area });
  if (!found) throw fail('notFound', 'notFound');
  const stored = await postings.lock(context, found.id);
  if (stored.state === state) return;
  const event = eventBetween(postingLife, stored.state, state) as PostingEvent | undefined;
  if (event === undefined) throw fail('postingStateNotReached', 'rule');
  if (event === 'close') await refuseUnlessClosable(context, stored, reason, providers);
  if (event === 'reopen') {
    if (reason === '') throw invalidFields({ reason: { code: 'reopeningReasonMissing' } });
    await postingLives.allow(context, stored, event);
    if ((await confirmAgain(context, confirmation)) === 'none') throw fail('reopeningNeedsSecondFactor', 'rule');
  }
  await postingLives.move(context, stored, event, { reason });
}

async function refuseUnlessClosable(
  context: Context,
  stored: StoredPosting,
  reason: string,
  providers: readonly BlockerProvider[],
): Promise<void> {
  const { company_id, period_id, area, first_day, last_day } = stored;
  const earlier = await firstOpenBefore(context, stored);
  if (earlier) throw fail('earlierMonthOpen', 'rule', { month: earlier });
  const blockers = await blockersOf(context, providers, {
    companyId: company_id,
    periodId: period_id,
    area,
    from: first_day,
    to: last_day,
  });
  const barring = blockers.filter((blocker) => blocker.barring);
  if (barring.length > 0)
    throw fail('postingBlocked', 'rule', { count: barring.reduce((sum, { count }) => sum + count, 0) });
  if (blockers.length > 0 && reason === '') throw invalidFields({ reason: { code: 'closingReasonMissing' } });
}

/** The first month before this one of the same area into which is still posted, as `2026-09`. */
async function firstOpenBefore(
  { db, partition }: Context,
  { company_id, area, first_day, no }: StoredPosting,
): Promise<string | undefined> {
  const { rows } = await sql<{ first_day: CalendarDate }>`
    select p.first_day::text as first_day from posting_period p
      join period_posting s on s.partition = p.partition and s.period_id = p.id and s.area = ${area}
     where p.partition = ${partition} and p.company_id = ${company_id} and s.state in ${setOf(postingLife, 'postable')}
       and (p.last_day < ${first_day}::date or p.last_day = ${first_day}::date and p.no < ${no})
     order by p.first_day limit 1`.execute(db);
  return rows[0]?.first_day.slice(0, 7);
}
