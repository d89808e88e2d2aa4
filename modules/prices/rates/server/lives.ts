import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { RateFailureCode } from '../messages/failures/index.ts';
import { rateLife, type RateEvent, type RateState } from '../status.ts';
import { findRate, rateNoun, type StoredRate, twinsOf } from './queries.ts';
import { recordOf } from './records.ts';
import { rateStake } from './stake.ts';
import { olderThan, writeRest } from './supersede.ts';

const fail = failures<FailureCode | RateFailureCode>();

/** Versions of rates, as they are changed. */
export const rates = record({
  noun: rateNoun,
  table: 'rate',
  channels: ['rates', 'approvals'],
  bell: 'rate.',
  find: (context: Context, id: string) => findRate(context, id),
  show: recordOf,
});

/** Versions from draft to superseded: who decides, and what an approval makes of older versions. */
export const rateLives = life<StoredRate, 'rate', RateState, RateEvent>(rates, {
  machine: rateLife,
  column: 'status',
  guards: {
    approve: approver,
    reject: (context, stored) => deciding(context, stored.edited_by, fail('ownRate', 'forbidden')),
  },
  // The database refuses two approved versions on one day.
  ahead: { approve: supersedeOlder },
  columns({ actor, now }, { event, reason }) {
    switch (event) {
      case 'submit':
        return { submitted_by: actor.name, submitted_at: now, decision_reason: '' };
      case 'approve':
      case 'reject':
        return { decided_by: actor.name, decided_at: now, decision_reason: reason };
      default:
        return {};
    }
  },
});

/** A second person within their limit; and a rate that no load could tell from another one is not approved. */
async function approver(context: Context, stored: StoredRate): Promise<Context> {
  const stake = await rateStake(context, stored);
  const decides = deciding(context, stored.edited_by, fail('ownRate', 'forbidden'), stake);
  await lockTwins(context, stored);
  const [twin] = await twinsOf(context, stored.id);
  if (twin) throw fail('rateTied', 'rule', { code: twin.code });
  return decides;
}

/** Of two twins that are approved in the same moment the second one waits here, and then finds the first. */
async function lockTwins({ db, partition }: Context, { side, party_id: party }: StoredRate): Promise<void> {
  const key = `rate twins ${partition} ${side} ${party}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/**
 * Makes room for a version that is about to be approved: older ones end the day before it, or are superseded as a whole; what
 * is left of one behind a version that ends is written again as a version of its own (decision 0043).
 */
async function supersedeOlder(context: Context, approved: StoredRate): Promise<void> {
  const ending = await olderThan(context, approved);
  await rateLives.moveMany(
    context,
    ending.map(({ stored, change: { keptUntil } }) => {
      const validTo = keptUntil ?? stored.valid_to;
      return {
        stored,
        event: keptUntil ? 'end' : 'supersede',
        columns: { valid_to: validTo },
        before: { validTo: stored.valid_to },
        after: { validTo },
      };
    }),
  );
  for (const { stored, change } of ending)
    if (change.rest) await writeRest(context, stored, change.rest.effective_from);
}

/** What a caller learns of a version that it changed. */
export interface Saved {
  readonly id: string;
  readonly lockId: string;
  readonly code: string;
  readonly revision: number;
  readonly status: RateState;
}

export function savedOf(stored: StoredRate): Saved {
  const { id, code, revision, status } = stored;
  return { id, lockId: lockIdOf(stored), code, revision, status };
}
