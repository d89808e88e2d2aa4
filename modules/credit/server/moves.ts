import type { UpdateObject } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { stateAfter } from '#platform/server/life.ts';
import { nextVersion, refuseStale } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import { creditChange, type CreditChangeEvent, type CreditChangeState } from '#modules/credit/status.ts';
import type { StoredCustomer } from '#modules/customers/server/index.ts';
import { changeLockId, creditNoun, lockChange, type StoredChange } from './queries.ts';
import { proposalOf } from './records.ts';

const fail = failures<FailureCode>();

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
  return stateAfter(creditChange, status, event);
}

/** The change and its customer, locked, if the change is still as the caller had read it; otherwise `changedByOther`. */
export async function changeToDecide(
  context: Context,
  id: string,
): Promise<{ readonly change: StoredChange; readonly customer: StoredCustomer }> {
  const { db, partition } = context;
  const locked = await lockChange(db, partition, id);
  const { change } = locked;
  await refuseStale(context, changeLockId(change), () => ({
    by: change.updated_by,
    at: change.updated_at,
    show: () => ({ ...proposalOf(change), lockId: changeLockId(change) }),
  }));
  return locked;
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
    event: creditChange.past[event],
    before: { status: stored.status, ...before },
    after: { status, ...after },
  });
  await publishChange(context, creditChange.past[event], row);
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
    .set({ ...columns, ...nextVersion(actor.name) })
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
