import { failures } from '#platform/failure.ts';
import { nextState } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { decisionRow, type StatusChange } from '#modules/parties/server/index.ts';
import {
  application,
  standing,
  type ApplicationEvent,
  type ApplicationState,
  type Standing,
  type StandingEvent,
} from '../status.ts';
import { lockCustomer, lockIdOf, type StoredCustomer } from './queries.ts';
import { recordOf } from './records.ts';
import type { CreditDecision } from './tables.ts';

const fail = failures<FailureCode>();

/**
 * The customer, locked until the transaction ends, if it is still as the caller had read it. Otherwise `changedByOther`,
 * with who changed it, when, and the record as it is now, for the dialog that shows the difference.
 */
export async function customerToChange(context: Context, id: string): Promise<StoredCustomer> {
  const { db, partition, lockId, actor } = context;
  const stored = await lockCustomer(db, partition, id);
  // A customer who answers a link changes only what it was asked for, and need not know of versions.
  if (lockId === null && actor.kind === 'guest') return stored;
  if (lockId === lockIdOf(stored)) return stored;
  throw fail('changedByOther', 'conflict', {
    by: stored.updated_by,
    at: stored.updated_at.toISOString(),
    ...(actor.kind === 'user' && { record: recordOf(context, stored) }),
  });
}

/** Where the first of these events that is possible leads; none of them: `notAllowedInState`. */
export function stateAfter(status: ApplicationState, ...events: readonly ApplicationEvent[]): ApplicationState {
  const next = events.map((event) => nextState(application, status, event)).find((state) => state !== undefined);
  if (next === undefined) throw fail('notAllowedInState', 'rule', { state: status });
  return next;
}

/** Where the event leads a customer that was approved once; one that was not has no standing yet. */
export function standingAfter(stored: Pick<StoredCustomer, 'standing' | 'status'>, event: StandingEvent): Standing {
  const next = stored.standing === null ? undefined : nextState(standing, stored.standing, event);
  if (next === undefined) throw fail('notAllowedInState', 'rule', { state: stored.standing ?? stored.status });
  return next;
}

export interface CustomerStatusChange extends StatusChange {
  readonly credit?: CreditDecision;
}

/** Keeps why a status changed. A change to the same status is none, unless it asked for something or gave credit. */
export async function writeDecision(context: Context, customerId: string, change: CustomerStatusChange): Promise<void> {
  if (change.from === change.to && !change.linkId && !change.credit) return;
  await context.db
    .insertInto('customer_decision')
    .values({
      ...decisionRow(context, change),
      customer_id: customerId,
      credit: change.credit ? JSON.stringify(change.credit) : null,
    })
    .execute();
}

/** Tells everybody who looks at customers, or waits for decisions, now. */
export async function publishChange(context: Context, event: string, id: string, lockId: string): Promise<void> {
  await context.publish('shippers', event, id, lockId);
  await context.publish('approvals', event, id, lockId);
}
