import { sql } from 'kysely';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { rateService } from '../contract.ts';
import type { RateFailureCode } from '../messages/failures/index.ts';
import { changeRates, copyRate } from './change-rates.ts';
import { rateFile } from './import/rate-file.ts';
import { removeDraft } from './import/write-rates.ts';
import { countRates, listRates } from './list-rates.ts';
import { rateLives, rates, type Saved, savedOf } from './lives.ts';
import { findRate, rateNoun, type StoredRate } from './queries.ts';
import { recordOf } from './records.ts';
import { changeRate, createRate } from './save-rate.ts';

const fail = failures<FailureCode | RateFailureCode>();

/** The version that the caller has, or `notFound`. */
async function found(context: Context, id: string): Promise<StoredRate> {
  const stored = await findRate(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

export const rateOperations: Implementation = implement(rateService, {
  getRates: listRates,
  getRateFile: rateFile,
  getRateCounts: (context) => countRates(context),
  getRate: async (context, { id }) => recordOf(context, await found(context, id)),
  async getRateHistory(context, { id }) {
    await found(context, id);
    return recordHistory(context, rateNoun, id);
  },
  async getRateParties({ db, partition }, { customerId }) {
    const { rows } = await sql<{ id: string; name: string }>`
      select b.id, b.business_unit_name as name from bill_to_party b
        join customer c on c.partition = b.partition and c.id = b.customer_id
       where b.partition = ${partition} and b.customer_id = ${customerId} order by b.business_unit_name`.execute(db);
    return rows;
  },
  postRate: async (context, rate) => savedOf(await createRate(context, rate)),
  putRate: changeRate,
  submitRate: (context, { id }) => moved(context, id, 'submit'),
  approveRate: (context, { id, comment }) => moved(context, id, 'approve', comment),
  rejectRate: (context, { id, reason }) => moved(context, id, 'reject', reason),
  closeRate,
  async deleteRate(context, { id }) {
    const stored = await rates.toChange(context, id);
    if (stored.status !== 'DRAFT') throw fail('notAllowedInState', 'rule', { state: stored.status });
    await removeDraft(context, stored);
    return { id };
  },
  postRateCopy: copyRate,
  postRateChange: changeRates,
});

async function moved(
  context: Context,
  id: string,
  event: 'submit' | 'approve' | 'reject',
  reason = '',
): Promise<Saved> {
  const stored = await rates.toChange(context, id);
  rateLives.next(stored, event);
  return savedOf(await rateLives.move(context, stored, event, { reason }));
}

/** Gives an approved rate its last day: not one that has passed, and none after the day that was agreed. */
async function closeRate(
  context: Context,
  { id, validTo, reason }: { readonly id: string; readonly validTo: string; readonly reason: string },
): Promise<Saved> {
  const stored = await rates.toChange(context, id);
  rateLives.next(stored, 'end');
  const refuse = (code: RateFailureCode) => invalidFields({ validTo: { code } });
  if (validTo < stored.valid_from) throw refuse('lastDayBeforeFirst');
  if (validTo < context.today) throw refuse('endInPast');
  if (stored.valid_to !== null && validTo > stored.valid_to) throw refuse('endLater');
  return savedOf(
    await rateLives.move(context, stored, 'end', {
      reason,
      columns: { valid_to: validTo },
      before: { validTo: stored.valid_to },
      after: { validTo },
    }),
  );
}
