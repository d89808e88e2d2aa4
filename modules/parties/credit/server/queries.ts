import type { Stake } from '#platform/server/deciding.ts';
import { todayIn, type CalendarDate } from '#platform/dates.ts';
import type { Cents } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { Db } from '#platform/server/database.ts';
import type { Context } from '#platform/server/implement.ts';
import { orNotFound } from '#platform/server/records.ts';
import { limitInForce } from '#modules/parties/customers/limits.ts';
import { customers, type StoredCustomer } from '#modules/parties/customers/server/index.ts';
import './tables.ts';

/** As the audit trail names it. */
export const creditNoun = 'creditChange';

/** A change with the customer and the client's rules that it stands under. */
export function findChanges(db: Db, partition: string) {
  return db
    .selectFrom('credit_change as t')
    .innerJoin('customer as s', (join) =>
      join.onRef('s.partition', '=', 't.partition').onRef('s.id', '=', 't.customer_id'),
    )
    .innerJoin('company as c', (join) =>
      join.onRef('c.partition', '=', 't.partition').onRef('c.id', '=', 't.company_id'),
    )
    .selectAll('t')
    .select(['s.registered_name', 's.trade_name', 's.account_number', 's.standing', 's.payment_term'])
    .select(['c.time_zone', 'c.credit_approval_threshold as approval_threshold'])
    .where('t.partition', '=', partition);
}
export type StoredChange = Awaited<ReturnType<ReturnType<typeof findChanges>['executeTakeFirstOrThrow']>>;

/** The change, or `notFound`. */
export async function getChange(db: Db, partition: string, id: string): Promise<StoredChange> {
  return orNotFound(await findChanges(db, partition).where('t.id', '=', id).executeTakeFirst());
}

/**
 * The same, held against other changes until the transaction ends. The customer is always locked first, so that nobody who
 * changes both waits for somebody who waits for them.
 */
export async function lockChange(
  context: Context,
  id: string,
): Promise<{ readonly change: StoredChange; readonly customer: StoredCustomer }> {
  const { db, partition } = context;
  const { customer_id } = await getChange(db, partition, id);
  const customer = await customers.lock(context, customer_id);
  return { change: await getChange(db, partition, id), customer };
}

/** Which day it is where the client is. */
export function todayFor({ now }: Pick<Context, 'now'>, { time_zone }: { readonly time_zone: string }): CalendarDate {
  return todayIn(time_zone, now);
}

/** The limit in force today, in rand, by its versions. */
export function limitToday(
  context: Pick<Context, 'now'>,
  customer: Pick<StoredCustomer, 'credit_limit' | 'credit_limits' | 'time_zone'>,
): Cents {
  // A customer that came from a file has a limit and no versions of it.
  const version = limitInForce(customer.credit_limits, todayFor(context, customer));
  return centsOfColumn(customer.credit_limits.length > 0 ? (version?.amount ?? 0) : customer.credit_limit);
}

/** The limit that the customer would have. One that is lowered puts nothing at stake. */
export function creditStake({ kind, new_limit }: Pick<StoredChange, 'kind' | 'new_limit'>): Stake | undefined {
  return kind === 'decrease' ? undefined : { kind: 'creditLimit', amount: centsOfColumn(new_limit) };
}
