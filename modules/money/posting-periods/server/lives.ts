import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { record } from '#platform/server/records.ts';
import type { PostingPeriodFailureCode } from '../messages/failures/index.ts';
import { type PostingEvent, postingLife, type PostingState } from '../status.ts';
import { findPosting, type StoredPosting } from './queries.ts';

const fail = failures<PostingPeriodFailureCode>();
export const postingNoun = 'periodPosting';

/** Months of areas, as they are changed. */
export const postings = record({
  noun: postingNoun,
  table: 'period_posting',
  channels: ['postingPeriods'],
  find: (context: Context, id: string) => findPosting(context, id),
  show: (_, { id, state, reason }) => ({ id, state, reason }),
});

/** Months from future to locked. Whoever closed one does not open it again; the second factor is asked by the operation. */
export const postingLives = life<StoredPosting, 'period_posting', PostingState, PostingEvent>(postings, {
  machine: postingLife,
  column: 'state',
  guards: {
    reopen(context, stored) {
      if (context.actor.kind !== 'user' || stored.changed_by_id === context.actor.id)
        throw fail('ownClosing', 'forbidden');
      return context;
    },
  },
  columns: ({ actor, now }, { reason }) => ({
    reason,
    changed_by: actor.kind === 'user' ? actor.name : '',
    changed_by_id: actor.kind === 'user' ? actor.id : null,
    changed_at: now,
  }),
});
