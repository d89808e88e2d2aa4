import { failures } from '#platform/failure.ts';
import { nextState } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { application, type ContractorEvent, type ContractorState } from '../status.ts';
import { lockContractor, lockIdOf, type StoredContractor } from './queries.ts';
import { recordOf } from './records.ts';

const fail = failures<FailureCode>();

/**
 * The contractor, locked until the transaction ends, if it is still as the caller had read it. Otherwise
 * `changedByOther`, with who changed it, when, and the record as it is now.
 */
export async function contractorToChange(context: Context, id: string): Promise<StoredContractor> {
  const { db, partition, lockId, actor } = context;
  const stored = await lockContractor(db, partition, id);
  // Who answers a link changes only what it was asked for, and need not know of versions.
  if (actor.kind === 'guest' || lockId === lockIdOf(stored)) return stored;
  throw fail('changedByOther', 'conflict', {
    by: stored.updated_by,
    at: stored.updated_at.toISOString(),
    record: recordOf(context, stored),
  });
}

/** Where the event leads; `notAllowedInState` where it cannot happen. */
export function stateAfter(status: ContractorState, event: ContractorEvent): ContractorState {
  const next = nextState(application, status, event);
  if (next === undefined) throw fail('notAllowedInState', 'rule', { state: status });
  return next;
}

/** What has happened, for the trail and for whoever looks at contractors now. */
export async function announce(
  context: Context,
  {
    id,
    event,
    lockId,
    before,
    after,
  }: {
    readonly id: string;
    readonly event: string;
    readonly lockId: string;
    readonly before?: Readonly<Record<string, unknown>>;
    readonly after?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  await context.audit({ noun: 'contractor', recordId: id, event, ...(before && { before }), ...(after && { after }) });
  await context.publish('contractors', event, id, lockId);
  await context.publish('approvals', event, id, lockId);
}
