import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { stateAfter as eventAfter } from '#platform/server/life.ts';
import { record } from '#platform/server/records.ts';
import { decisionRow, type StatusChange } from '#modules/parties/server/index.ts';
import {
  application,
  standing,
  type ApplicationEvent,
  type ApplicationState,
  type Standing,
  type StandingEvent,
} from '../status.ts';
import { customerNoun, findCustomer, type StoredCustomer } from './queries.ts';
import { recordOf } from './records.ts';
import type { CreditDecision } from './tables.ts';

const fail = failures<FailureCode>();

/** Customers, as they are changed. */
export const customers = record({
  noun: customerNoun,
  table: 'customer',
  channels: ['shippers', 'approvals'],
  find: ({ db, partition }: Context, id: string) => findCustomer(db, partition, id),
  show: recordOf,
});

/** The customer, locked until the transaction ends, if it is still as the caller had read it; otherwise `changedByOther`. */
export const customerToChange = customers.toChange;

/** Where the first of these events that is possible leads; none of them: `notAllowedInState`. */
export function stateAfter(status: ApplicationState, ...events: readonly ApplicationEvent[]): ApplicationState {
  return eventAfter(application, status, ...events);
}

/** Where the event leads a customer that was approved once; one that was not has no standing yet. */
export function standingAfter(stored: Pick<StoredCustomer, 'standing' | 'status'>, event: StandingEvent): Standing {
  if (stored.standing === null) throw fail('notAllowedInState', 'rule', { state: stored.status });
  return eventAfter(standing, stored.standing, event);
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
