import { failures } from '#platform/failure.ts';
import { authorisation } from '#platform/operation.ts';
import { type DecidingContext, deciding, isBarred, type Stake } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import { type Party, partiesOf } from './agree.ts';
import type { StoredOrder } from './queries.ts';

const fail = failures<OrderFailureCode>();

/**
 * Names the centre whose manager decides on a reversal: the one that gives the money back, or the other one where its own
 * manager asks for it.
 */
export function reversalDecider(stored: StoredOrder): Party {
  const [asking, performing] = partiesOf(stored);
  return performing!.managerId === stored.reversal_asked_by_id ? asking! : performing!;
}

/** The guard of that decision. */
export function decidingReversal(context: Context, stored: StoredOrder, stake?: Stake): DecidingContext {
  const { actor, operation } = context;
  return deciding(context, unfitFor(actor, operation, stored), fail('notReversalDecider', 'forbidden'), stake);
}

/** The same for a page that shows the button. */
export function reversalBarrier({ actor }: Pick<Context, 'actor'>, right: string, stored: StoredOrder) {
  return isBarred(
    actor,
    authorisation('tripDirector', right),
    unfitFor(actor, authorisation('tripDirector', right), stored),
  )
    ? ('notReversalDecider' satisfies OrderFailureCode)
    : null;
}

/** Lists the people who may not decide: all who are not that manager, and whoever asked for the reversal. */
function unfitFor(actor: Context['actor'], right: string, stored: StoredOrder): readonly string[] {
  if (actor.kind !== 'user') return [];
  const signers = actor.lent?.get(right)?.map(({ id }) => id) ?? [actor.id];
  const { managerId } = reversalDecider(stored);
  const asker = stored.reversal_asked_by_id;
  return [...signers.filter((id) => id !== managerId), ...(asker === null ? [] : [asker])];
}

/** Describes a waiting reversal for its page. */
export function reversalOf(stored: StoredOrder) {
  if (stored.reversal_asked_at === null) return null;
  const { centre, manager } = reversalDecider(stored);
  return {
    reason: stored.reversal_reason,
    askedBy: stored.reversal_asked_by,
    askedAt: stored.reversal_asked_at.toISOString(),
    centre,
    decider: manager,
  };
}
