import { failures } from '#platform/failure.ts';
import { nextState } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseForeignSupplier } from '#modules/access/server/index.ts';
import { application, type ApplicationState } from '../status.ts';
import { lockIdOf, lockSupplier, type StoredSupplier } from './queries.ts';
import { recordOf } from './records.ts';

const fail = failures<FailureCode>();

/**
 * The supplier, locked until the transaction ends, if it is still as the caller had read it. Otherwise `changedByOther`,
 * with who changed it, when, and the record as it is now, for the dialog that shows the difference.
 */
export async function supplierToChange(context: Context, id: string): Promise<StoredSupplier> {
  const { db, partition, lockId, actor } = context;
  await refuseForeignSupplier(context, id);
  const stored = await lockSupplier(db, partition, id);
  // A supplier who answers a link changes only what it was asked for, and need not know of versions.
  if (lockId === null && actor.kind === 'guest') return stored;
  if (lockId === lockIdOf(stored)) return stored;
  throw fail('changedByOther', 'conflict', {
    by: stored.updated_by,
    at: stored.updated_at.toISOString(),
    ...(actor.kind === 'user' && { record: recordOf(context, stored) }),
  });
}

export type ApplicationEvent = 'approve' | 'reject' | 'requestInformation' | 'resubmit' | 'revise' | 'remove';

/** Where the first of these events that is possible leads; none of them: `notAllowedInState`. */
export function stateAfter(status: ApplicationState, ...events: readonly ApplicationEvent[]): ApplicationState {
  const next = events.map((event) => nextState(application, status, event)).find((state) => state !== undefined);
  if (next === undefined) throw fail('notAllowedInState', 'rule', { state: status });
  return next;
}
