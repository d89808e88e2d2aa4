import { type RawBuilder, sql } from 'kysely';
import { minus, sumOf } from '#platform/calculations.ts';
import { is } from '#platform/machine.ts';
import { cents, type Cents, noCents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { exposureParts, type ExposureProvider, isLate, limitToday } from '#modules/parties/credit/server/index.ts';
import { getCustomer } from '#modules/parties/customers/server/index.ts';
import { isCounted, type PricedLoad, type StoredLoad } from '#modules/work/loads/server/index.ts';
import { customerBilling } from '#modules/work/loads/side-statuses.ts';
import { execution } from '#modules/work/loads/status.ts';

/** Loads that are not delivered yet, with VAT; those that are held for credit are not counted. */
export const openLoadsExposure: ExposureProvider = {
  part: 'openLoads',
  sums: (of) => sumsOf(of, sql`status in ${setOf(execution, 'planned')} and not 'CREDIT' = any (hold_types)`),
};

/** Loads that were delivered and are on no invoice yet, with VAT. */
export const unbilledExposure: ExposureProvider = {
  part: 'deliveredUnbilled',
  sums: (of) =>
    sumsOf(
      of,
      sql`status in ${setOf(execution, 'delivered')} and customer_billing in ${setOf(customerBilling, 'free')}`,
    ),
};

function sumsOf(
  { partition, customerIds }: Parameters<ExposureProvider['sums']>[0],
  which: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select customer_id, sum(sell_gross)::bigint as amount from load
     where partition = ${partition} and customer_id = any (${customerIds}::uuid[]) and ${which}
     group by customer_id`;
}

/** What a customer owes and may owe. */
export interface CustomerCredit {
  readonly owed: Cents;
  readonly limit: Cents;
  /** On hold, suspended, or overdue for too long: nothing more is sold on credit. */
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
  const isOnHold = customer.credit_status === 'HOLD' || customer.credit_status === 'SUSPENDED';
  return {
    owed: sumOf(parts.map(({ amount }) => amount)),
    limit: limitToday(context, customer),
    isBlocked: isOnHold || (await isLate(context, providers, customerId)),
  };
}

/** By how much a load exceeds a credit that counts it already. Where the credit is blocked nothing fits. */
export function excessOf({ owed, limit, isBlocked }: CustomerCredit, sellGross: number): Cents {
  const excess = minus(owed, limit);
  if (isBlocked) return excess > 0n ? excess : cents(Math.max(1, sellGross));
  return excess > 0n && sellGross > 0 ? excess : noCents;
}

/** By how much a load exceeds its customer's credit now, and whether that credit is blocked. */
export interface CreditNeed {
  readonly excess: Cents;
  readonly isBlocked: boolean;
}

/** Asks the credit of a load's customer for it; a load that is held for credit is not counted yet and is added. */
export async function creditNeed(
  context: Context,
  providers: readonly ExposureProvider[],
  load: Pick<StoredLoad, 'customer_id' | 'sell_gross' | 'status' | 'hold_types'>,
): Promise<CreditNeed> {
  const credit = await creditOf(context, providers, load.customer_id);
  const isLeftOut = is(execution, load.status, 'planned') && !isCounted(load);
  const owed = isLeftOut ? sumOf([credit.owed, cents(load.sell_gross)]) : credit.owed;
  return { excess: excessOf({ ...credit, owed }, load.sell_gross), isBlocked: credit.isBlocked };
}

/**
 * By how much each of new loads exceeds its customer's credit. Each customer is asked once, and locked until the
 * loads are committed; where not all of them fit, one after the other takes what is left.
 */
export async function excessesOf(
  context: Context,
  providers: readonly ExposureProvider[],
  loads: readonly PricedLoad[],
): Promise<ReadonlyMap<string, Cents>> {
  const excesses = new Map<string, Cents>();
  const customers = Map.groupBy(loads, ({ input }) => input.customerId);
  // In one order for all, so that two files do not wait for each other's customers.
  for (const customerId of [...customers.keys()].sort()) {
    const credit = await creditOf(context, providers, customerId);
    let { owed } = credit;
    for (const { id, totals } of customers.get(customerId)!) {
      const withThis = sumOf([owed, cents(totals.sell_gross)]);
      const excess = excessOf({ ...credit, owed: withThis }, totals.sell_gross);
      excesses.set(id, excess);
      if (excess === 0n) owed = withThis;
    }
  }
  return excesses;
}
