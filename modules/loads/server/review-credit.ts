import { sql } from 'kysely';
import { sumOf } from '#platform/calculations.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ExposureProvider } from '#modules/credit/server/index.ts';
import { type CustomerCredit, creditOf, excessOf } from './credit.ts';
import { endHold, holdForCredit } from './holds.ts';
import { loads } from './lives.ts';
import { holdsOf } from './queries.ts';

type Providers = readonly ExposureProvider[];

/**
 * Brings the credit holds of a customer to what its credit is now: with the credit on hold, nothing that has not left yet
 * leaves; where credit is there again, the loads that wait for it get it, the oldest hold first (work-and-money.md §12).
 */
export async function reviewCredit(context: Context, providers: Providers, customerId: string): Promise<void> {
  const credit = await creditOf(context, providers, customerId);
  if (credit.isBlocked) await holdAll(context, providers, customerId);
  else await releaseFitting(context, credit, customerId);
}

async function holdAll(context: Context, providers: Providers, customerId: string): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string }>`
    select id from load where partition = ${partition} and customer_id = ${customerId}
       and status in ('READY', 'BOOKED', 'ASSIGNED') and sell_gross > 0 and not 'CREDIT' = any (hold_types) order by id`.execute(
    db,
  );
  for (const { id } of rows) {
    const load = await loads.lock(context, id);
    if (['READY', 'BOOKED', 'ASSIGNED'].includes(load.status)) await holdForCredit(context, providers, load);
  }
}

async function releaseFitting(context: Context, credit: CustomerCredit, customerId: string): Promise<void> {
  const { db, partition } = context;
  let { owed } = credit;
  const { rows } = await sql<{ id: string; hold_id: string }>`
    select l.id, h.id as hold_id
      from load_hold h join load l on l.partition = h.partition and l.id = h.load_id
     where h.partition = ${partition} and h.type = 'CREDIT' and h.source = 'rule' and h.released_at is null
       and l.customer_id = ${customerId} and l.status in ('READY', 'TENDERED', 'BOOKED', 'ASSIGNED')
     order by h.placed_at, h.id`.execute(db);
  for (const { id, hold_id } of rows) {
    const load = await loads.lock(context, id);
    // Somebody may have released it, or cancelled the load, since the list was read.
    const hold = (await holdsOf(context, id)).find((each) => each.id === hold_id && each.released_at === null);
    const withThis = sumOf([owed, cents(load.sell_gross)]);
    if (!hold || load.status === 'CANCELLED' || excessOf({ ...credit, owed: withThis }, load.sell_gross) > 0n) continue;
    owed = withThis;
    await endHold(context, load, hold_id, { because: 'creditFits' });
  }
}

/** Customers of which a night may change something: their credit is on hold, or a load waits for it. */
export async function customersToReview(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  companyId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from customer c
     where c.partition = ${partition} and c.company_id = ${companyId} and c.credit_status in ('HOLD', 'SUSPENDED')
    union
    select l.customer_id from load_hold h join load l on l.partition = h.partition and l.id = h.load_id
     where h.partition = ${partition} and h.type = 'CREDIT' and h.released_at is null and l.company_id = ${companyId}
     order by 1`.execute(db);
  return rows.map(({ id }) => id);
}
