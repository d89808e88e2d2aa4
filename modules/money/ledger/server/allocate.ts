import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { Cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LedgerFailureCode } from '../messages/failures/index.ts';
import { type MadeAllocation, postDifferences } from './exchange-differences.ts';
import { tellChangeOfItems } from './happenings.ts';

const fail = failures<LedgerFailureCode>();

/** So much of a credit settles so much of a debit from a day on. */
export interface Allocation {
  readonly from: string;
  readonly to: string;
  /** In the currency of both. */
  readonly amount: Cents;
  readonly day: CalendarDate;
}

/**
 * Settles debits by credits of the same party, currency and account. The database locks both sides in the order of their ids
 * and refuses more than is open. Where the rates of both differ, what is gained or lost on the part settled is posted with it
 * on its day, so that ledger and open items agree. Answers what was made, in the order of what was given.
 */
export async function allocate(
  context: Context,
  companyId: string,
  allocations: readonly Allocation[],
): Promise<readonly MadeAllocation[]> {
  const { db, partition, actor } = context;
  const given = allocations.map(({ amount, ...allocation }) => ({ ...allocation, amount: Number(amount) }));
  const { rows } = await sql<MadeAllocation>`
    insert into allocation (partition, company_id, from_item, to_item, amount, day, made_by)
    select ${partition}, ${companyId}::uuid, "from", "to", amount, day, ${actor.name}
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as a("from" uuid, "to" uuid, amount bigint, day date)
    returning id, from_item, to_item, amount, day::text as day, from_base, to_base, undoes`.execute(db);
  await postDifferences(context, companyId, rows);
  await tellChangeOfItems(
    context,
    companyId,
    rows.map(({ to_item }) => to_item),
  );
  return rows;
}

/**
 * Undoes allocations from a day on, each by its mirror: both stay on record, and what was gained or lost is taken back. Refuses
 * one that was undone before (`allocationUndone`).
 */
export async function undoAllocations(
  context: Context,
  companyId: string,
  { ids, day }: { readonly ids: readonly string[]; readonly day: CalendarDate },
): Promise<readonly MadeAllocation[]> {
  const { db, partition, actor } = context;
  // One after the other: of two who undo at once, the second is told so.
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`allocation ${partition} `} || id, 0)) from unnest(${ids.toSorted()}::text[]) id`.execute(
    db,
  );
  const { rows: undone } = await sql`
    select from allocation where partition = ${partition} and undoes = any (${[...ids]}::uuid[]) limit 1`.execute(db);
  if (undone.length > 0) throw fail('allocationUndone', 'conflict');
  const { rows } = await sql<MadeAllocation>`
    insert into allocation (partition, company_id, from_item, to_item, amount, day, undoes, made_by)
    select partition, company_id, from_item, to_item, amount, greatest(day, ${day}::date), id, ${actor.name}
      from allocation where partition = ${partition} and company_id = ${companyId} and id = any (${[...ids]}::uuid[]) order by id
    returning id, from_item, to_item, amount, day::text as day, from_base, to_base, undoes`.execute(db);
  await postDifferences(context, companyId, rows);
  await tellChangeOfItems(
    context,
    companyId,
    rows.map(({ to_item }) => to_item),
  );
  return rows;
}
