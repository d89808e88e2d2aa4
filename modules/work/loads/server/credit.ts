import { sql } from 'kysely';
import { minus, sumOf } from '#platform/calculations.ts';
import { is } from '#platform/machine.ts';
import { cents, type Cents, noCents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { exposureParts, type ExposureProvider, limitToday } from '#modules/parties/credit/server/index.ts';
import { getCustomer } from '#modules/parties/customers/server/index.ts';
import { customerBilling } from '../side-statuses.ts';
import { execution } from '../status.ts';
import type { StoredLoad } from './queries.ts';

/** Loads that are not delivered yet, with VAT; those that are held for credit are not counted. */
export const openLoadsExposure: ExposureProvider = {
  part: 'openLoads',
  amounts: (context, customerIds) =>
    sumsOf(context, customerIds, sql`status in ${setOf(execution, 'planned')} and not 'CREDIT' = any (hold_types)`),
};

/** Whether the load itself is among them. */
export function isCounted({ status, hold_types }: Pick<StoredLoad, 'status' | 'hold_types'>): boolean {
  const isOpen = is(execution, status, 'planned');
  return isOpen && !hold_types.includes('CREDIT');
}

/** Loads that were delivered and are on no invoice yet, with VAT. */
export const unbilledExposure: ExposureProvider = {
  part: 'deliveredUnbilled',
  amounts: (context, customerIds) =>
    sumsOf(
      context,
      customerIds,
      sql`status in ${setOf(execution, 'delivered')} and customer_billing in ${setOf(customerBilling, 'free')}`,
    ),
};

async function sumsOf(
  { db, partition }: Context,
  customerIds: readonly string[],
  which: ReturnType<typeof sql>,
): Promise<ReadonlyMap<string, Cents>> {
  const { rows } = await sql<{ customer_id: string; amount: number }>`
    select customer_id, sum(sell_gross)::bigint as amount from load
     where partition = ${partition} and customer_id = any (${customerIds}::uuid[]) and ${which}
     group by customer_id`.execute(db);
  return new Map(rows.map(({ customer_id, amount }) => [customer_id, cents(amount)]));
}

/** What a customer owes and may owe. */
export interface CustomerCredit {
  readonly owed: Cents;
  readonly limit: Cents;
  readonly isBlocked: boolean;
}

/** The customer is locked until the transaction ends, so that of two loads that fit only alone one is refused. */
export async function creditOf(
  context: Context,
  providers: readonly ExposureProvider[],
  customerId: string,
): Promise<CustomerCredit> {
  const { db, partition } = context;
  await sql`select from customer where partition = ${partition} and id = ${customerId} for no key update`.execute(db);
  const customer = await getCustomer(db, partition, customerId);
  const parts = (await exposureParts(context, providers, [customer.id])).get(customer.id) ?? [];
  return {
    owed: sumOf(parts.map(({ amount }) => amount)),
    limit: limitToday(context, customer),
    isBlocked: customer.credit_status === 'HOLD' || customer.credit_status === 'SUSPENDED',
  };
}

/** By how much a load exceeds a credit that counts it already. Where the credit is on hold or suspended nothing fits. */
export function excessOf({ owed, limit, isBlocked }: CustomerCredit, sellGross: number): Cents {
  const excess = minus(owed, limit);
  if (isBlocked) return excess > 0n ? excess : cents(Math.max(1, sellGross));
  return excess > 0n && sellGross > 0 ? excess : noCents;
}

/** By how much the customer's credit would be exceeded, this load included; nothing where it fits. */
export async function creditExcess(
  context: Context,
  providers: readonly ExposureProvider[],
  { customer_id, sell_gross }: Pick<StoredLoad, 'customer_id' | 'sell_gross'>,
): Promise<Cents> {
  return excessOf(await creditOf(context, providers, customer_id), sell_gross);
}
