import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { tellChangeOfItems } from './happenings.ts';

/** So much of a credit settles so much of a debit from a day on. */
export interface Allocation {
  readonly from: string;
  readonly to: string;
  readonly amount: Cents;
  readonly day: CalendarDate;
}

/**
 * Settles debits by credits of the same party, currency and account. The database locks both sides in the order of their ids
 * and refuses more than is open.
 */
export async function allocate(context: Context, companyId: string, allocations: readonly Allocation[]): Promise<void> {
  const { db, partition, actor } = context;
  const given = allocations.map(({ amount, ...allocation }) => ({ ...allocation, amount: Number(amount) }));
  await sql`
    insert into allocation (partition, company_id, from_item, to_item, amount, day, made_by)
    select ${partition}, ${companyId}::uuid, "from", "to", amount, day, ${actor.name}
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as a("from" uuid, "to" uuid, amount bigint, day date)`.execute(
    db,
  );
  await tellChangeOfItems(
    context,
    companyId,
    allocations.map(({ to }) => to),
  );
}
