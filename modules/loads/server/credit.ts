import { sql } from 'kysely';
import { minus, sumOf } from '#platform/calculations.ts';
import { cents, type Cents, noCents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { exposureParts, type ExposureProvider, limitToday } from '#modules/credit/server/index.ts';
import { getCustomer } from '#modules/customers/server/index.ts';
import type { StoredLoad } from './queries.ts';

/** Loads that are not delivered yet, with VAT; those that are held for credit are not counted. */
export const openLoadsExposure: ExposureProvider = {
  part: 'openLoads',
  amounts: (context, customerIds) =>
    sumsOf(
      context,
      customerIds,
      sql`status in ('READY', 'TENDERED', 'BOOKED', 'ASSIGNED', 'DISPATCHED', 'IN_TRANSIT') and not 'CREDIT' = any (hold_types)`,
    ),
};

/** Whether the load itself is among them. */
export function isCounted({ status, hold_types }: Pick<StoredLoad, 'status' | 'hold_types'>): boolean {
  const isOpen = ['READY', 'TENDERED', 'BOOKED', 'ASSIGNED', 'DISPATCHED', 'IN_TRANSIT'].includes(status);
  return isOpen && !hold_types.includes('CREDIT');
}

/** Loads that were delivered and are on no invoice yet, with VAT. */
export const unbilledExposure: ExposureProvider = {
  part: 'deliveredUnbilled',
  amounts: (context, customerIds) =>
    sumsOf(
      context,
      customerIds,
      sql`status in ('DELIVERED', 'CLOSED') and customer_billing in ('NOT_READY', 'READY', 'ON_HOLD', 'SENT_BACK')`,
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

/**
 * By how much the customer's credit would be exceeded, this load included; nothing where it fits. The customer is locked
 * until the transaction ends, so that of two loads that fit only alone one is refused. Where the customer's credit is on
 * hold or suspended nothing fits.
 */
export async function creditExcess(
  context: Context,
  providers: readonly ExposureProvider[],
  load: Pick<StoredLoad, 'customer_id' | 'sell_gross'>,
): Promise<Cents> {
  const { db, partition } = context;
  await sql`select from customer where partition = ${partition} and id = ${load.customer_id} for no key update`.execute(
    db,
  );
  const customer = await getCustomer(db, partition, load.customer_id);
  const parts = (await exposureParts(context, providers, [customer.id])).get(customer.id) ?? [];
  const owed = sumOf(parts.map(({ amount }) => amount));
  const excess = minus(owed, limitToday(context, customer));
  const isBlocked = customer.credit_status === 'HOLD' || customer.credit_status === 'SUSPENDED';
  if (isBlocked) return excess > 0n ? excess : cents(Math.max(1, load.sell_gross));
  return excess > 0n && load.sell_gross > 0 ? excess : noCents;
}
