import { sql } from 'kysely';
import type { ZoneUser } from '#modules/prices/rate-zones/server/index.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { RateFailureCode } from '../messages/failures/index.ts';
import type { RateState } from '../status.ts';
import { changedAtMost, inputOf, withDrafts } from './change-rates.ts';
import { failures } from '#platform/failure.ts';
import { ratesByIds, type StoredRate } from './queries.ts';
import { createRate } from './save-rate.ts';

const fail = failures<RateFailureCode>();

/** Makes a draft of each approved rate that names a zone, with another zone in its place. */
export const ratesOfZone: ZoneUser = {
  async redraft(context, { from, to, validFrom }) {
    const { db, partition } = context;
    const { rows } = await sql<{ id: string }>`
      select id from rate
       where partition = ${partition} and status = ${literal<RateState>('APPROVED')} and (valid_to is null or valid_to >= ${validFrom}::date)
         and (origin_scope = 'zone' and origin_value = ${from} or destination_scope = 'zone' and destination_value = ${from})
       order by code, revision limit ${changedAtMost + 1}`.execute(db);
    if (rows.length > changedAtMost) throw fail('tooManyRates', 'rule', { most: changedAtMost });
    const found = await ratesByIds(
      context,
      rows.map(({ id }) => id),
    );
    const drafts = await withDrafts(context, found);
    const other = (end: 'origin' | 'destination', input: ReturnType<typeof inputOf>) =>
      input[end].scope === 'zone' && input[end].value === from ? { ...input[end], value: to } : input[end];
    const told = [];
    for (const stored of found) {
      const leftOut = drafts.has(stored.lineage_id) ? 'rateHasDraft' : whyNot(stored, validFrom);
      if (leftOut === null) {
        const input = inputOf(context, stored);
        const ends = { origin: other('origin', input), destination: other('destination', input) };
        await createRate(context, { ...input, ...ends, validFrom, supersedesId: stored.id });
      }
      told.push({ rateId: stored.id, code: stored.code, leftOut });
    }
    return told;
  },
};

function whyNot(stored: StoredRate, validFrom: string): RateFailureCode | null {
  return stored.valid_from >= validFrom ? 'rateStartsLater' : null;
}
