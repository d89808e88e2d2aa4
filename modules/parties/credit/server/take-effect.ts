import type { CalendarDate } from '#platform/dates.ts';
import { decimalOf } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { Context } from '#platform/server/implement.ts';
import { limitInForce } from '#modules/parties/customers/limits.ts';
import {
  customers,
  getCustomer,
  type StoredCustomer,
  addCreditLimit,
} from '#modules/parties/customers/server/index.ts';
import { sendCreditEffective } from './letters.ts';
import { changes, proposals } from './moves.ts';
import { todayFor, type StoredChange } from './queries.ts';

/** The new limit holds from now on. The customer is locked. */
export async function takeEffect(
  context: Context,
  change: StoredChange,
  customer: StoredCustomer,
): Promise<StoredChange> {
  const { now } = context;
  const today = todayFor(context, change);
  const before = limitInForce(customer.credit_limits, today);
  const effective = await proposals.move(context, change, 'takeEffect', {
    columns: { effective_at: now, needs_acceptance: change.needs_acceptance },
    before: { creditLimit: centsOfColumn(customer.credit_limit) },
    after: { creditLimit: centsOfColumn(change.new_limit) },
  });
  await addCreditLimit(context, {
    customer_id: customer.id,
    amount: change.new_limit,
    payment_term: customer.payment_term ?? 0,
    conditions: before?.conditions ?? '',
    bank_rating_code: before?.bank_rating_code ?? '',
    // Nothing took effect before it was agreed; but a temporary limit that is over by now held on its own days.
    effective_from: change.effective_until && change.effective_until < today ? change.effective_from : today,
    effective_until: change.effective_until,
    recommended_by: change.proposed_by,
    recommended_by_id: change.proposed_by_id,
    approved_by: change.approved_by ?? change.proposed_by,
    approved_by_id: change.approved_by_id,
    approved_at: now,
  });
  await writeLimitInForce(context, customer, today);
  await sendCreditEffective(context, effective);
  return effective;
}

/** A temporary limit is over: what held before it, or was decided since, holds again. The customer is locked. */
export async function endTemporary(context: Context, change: StoredChange, customer: StoredCustomer): Promise<void> {
  const { status } = change;
  await changes.change(context, change, { event: 'ended', columns: { ended_at: context.now }, after: { status } });
  await writeLimitInForce(context, customer, todayFor(context, change));
}

/** Brings the customer's own column to what its versions say; a limit that stays as it was is no news. */
async function writeLimitInForce(context: Context, customer: StoredCustomer, today: CalendarDate): Promise<void> {
  const { db, partition } = context;
  const { credit_limits } = await getCustomer(db, partition, customer.id);
  const limit = centsOfColumn(limitInForce(credit_limits, today)?.amount ?? 0);
  if (limit === centsOfColumn(customer.credit_limit)) return;
  await customers.change(context, customer, {
    event: 'creditLimitChanged',
    columns: { credit_limit: decimalOf(limit) },
    before: { creditLimit: centsOfColumn(customer.credit_limit) },
    after: { creditLimit: limit },
  });
  await context.happened('customer.creditChanged', { customerId: customer.id });
}
