import type { Cents } from '#platform/money.ts';
import { inPartition } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LateAnswer } from '../status.ts';
import { offers, tellLoads } from './lives.ts';
import type { StoredOffer } from './queries.ts';

export interface Late {
  readonly answer: Exclude<LateAnswer, ''>;
  readonly amount?: Cents;
}

/**
 * Keeps an answer that came after the clock. It has a transaction of its own, because the refusal rolls back that of the
 * caller; of several the first stays.
 */
export async function keepLate(context: Context, { id, load_id }: StoredOffer, late: Late): Promise<void> {
  await inPartition(context, context.partition, async (inside) => {
    const stored = await offers.lock(inside, id);
    if (stored.late_answer !== '') return;
    await offers.change(inside, stored, {
      event: 'answeredLate',
      columns: {
        late_answer: late.answer,
        late_amount: late.amount === undefined ? null : Number(late.amount),
        late_answered_at: inside.now,
        late_answered_by: inside.actor.name,
      },
      after: { answer: late.answer },
    });
    await tellLoads(inside, [{ load_id }]);
  });
}
