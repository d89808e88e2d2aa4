import { sql, type UpdateObject } from 'kysely';
import { failures } from '#platform/failure.ts';
import { nextState } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import { creditChange, type CreditChangeEvent, type CreditChangeState } from '#modules/credit/status.ts';
import type { StoredCustomer } from '#modules/customers/server/index.ts';
import { changeLockId, creditNoun, lockChange, type StoredChange } from './queries.ts';
import { proposalOf } from './records.ts';

const fail = failures<FailureCode>();

/** What the history calls it. */
const pastTense: Readonly<Record<CreditChangeEvent, string>> = {
  revise: 'revised',
  propose: 'proposed',
  approve: 'approved',
  reject: 'rejected',
  send: 'sent',
  accept: 'accepted',
  decline: 'declined',
  expire: 'expired',
  takeEffect: 'tookEffect',
  cancel: 'cancelled',
};

/** What staff learn of a change that they made. */
export interface Changed {
  readonly id: string;
  readonly lockId: string;
  readonly status: StoredChange['status'];
}

export function changedOf(stored: StoredChange): Changed {
  return { id: stored.id, lockId: changeLockId(stored), status: stored.status };
}

/** Where the event leads; when it is not allowed, `notAllowedInState`. */
export function creditStateAfter(status: CreditChangeState, event: CreditChangeEvent): CreditChangeState {
  const next = nextState(creditChange, status, event);
  if (next === undefined) throw fail('notAllowedInState', 'rule', { state: status });
  return next;
}

/** The change and its customer, locked, if the change is still as the caller had read it; otherwise `changedByOther`. */
export async function changeToDecide(
  context: Context,
  id: string,
): Promise<{ readonly change: StoredChange; readonly customer: StoredCustomer }> {
  const { db, partition, lockId } = context;
  const locked = await lockChange(db, partition, id);
  if (lockId === changeLockId(locked.change)) return locked;
  throw fail('changedByOther', 'conflict', {
    by: locked.change.updated_by,
    at: locked.change.updated_at.toISOString(),
    record: { ...proposalOf(locked.change), lockId: changeLockId(locked.change) },
  });
}

/** Who acts, where only staff can. */
export function staffOf({ actor }: Context): UserActor {
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden');
  return actor;
}

interface Move {
  readonly columns?: UpdateObject<Tables, 'credit_change'>;
  /** What the history tells besides the status. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Takes a change from its state to the one that the event leads to, with its trail. */
export async function move(
  context: Context,
  stored: StoredChange,
  event: CreditChangeEvent,
  { columns, before, after }: Move = {},
): Promise<StoredChange> {
  const status = creditStateAfter(stored.status, event);
  const row = await writeChange(context, stored.id, { ...columns, status });
  await context.audit({
    noun: creditNoun,
    recordId: stored.id,
    event: pastTense[event],
    before: { status: stored.status, ...before },
    after: { status, ...after },
  });
  await publishChange(context, pastTense[event], row);
  return { ...stored, ...row };
}

/** The next version of the row, by whom and when. */
export function writeChange(
  { db, partition, actor }: Context,
  id: string,
  columns: UpdateObject<Tables, 'credit_change'>,
) {
  return db
    .updateTable('credit_change')
    .set({ ...columns, version: sql<number>`version + 1`, updated_by: actor.name, updated_at: sql<Date>`now()` })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Tells everybody who looks at credit limits, at the customer, or waits for decisions. */
export async function publishChange(
  context: Context,
  event: string,
  row: Pick<StoredChange, 'id' | 'customer_id' | 'version'>,
): Promise<void> {
  const lockId = changeLockId(row);
  await context.publish('creditlimits', `credit.${event}`, row.id, lockId);
  await context.publish('approvals', `credit.${event}`, row.id, lockId);
}
