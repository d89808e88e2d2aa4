import { sql } from 'kysely';
import { sumOf } from '#platform/calculations.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { payoutOf } from '../balance.ts';
import type { StoredRun } from './queries.ts';

/**
 * Writes what a draft carries over for its drivers and what it takes off, anew; answers what it pays in all. Two runs of a
 * company do this one after the other, so that no balance is taken off twice.
 */
export async function writeBalances({ db, partition }: Context, run: StoredRun): Promise<Cents> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`driverPayBalance ${partition} ${run.company_id}`}, 0))`.execute(
    db,
  );
  await sql`delete from driver_pay_balance where partition = ${partition} and run_id = ${run.id}`.execute(db);
  const { rows } = await sql<{ driver_id: string; earned: number; open: number }>`
    select l.driver_id, sum(l.amount)::bigint as earned,
           coalesce((select sum(b.amount) from driver_pay_balance b
             where b.partition = ${partition} and b.driver_id = l.driver_id), 0)::bigint as open
      from driver_pay_line l where l.partition = ${partition} and l.run_id = ${run.id} group by l.driver_id`.execute(
    db,
  );
  const payouts = rows.map((row) => ({ driver_id: row.driver_id, ...payoutOf(cents(row.earned), cents(row.open)) }));
  const moved = payouts.flatMap(({ driver_id, moved: amount }) =>
    amount === 0n ? [] : [{ driver_id, amount: Number(amount) }],
  );
  await sql`
    insert into driver_pay_balance (partition, run_id, driver_id, amount)
    select ${partition}, ${run.id}, r.driver_id, r.amount
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as r(driver_id uuid, amount bigint)`.execute(db);
  return sumOf(payouts.map(({ paid }) => paid));
}

/** How many drivers a run would pay less than nothing, if what they owe were not carried over. */
export async function carriedBy({ db, partition }: Context, runId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from driver_pay_balance
     where partition = ${partition} and run_id = ${runId} and amount < 0`.execute(db);
  return rows[0]!.count;
}
