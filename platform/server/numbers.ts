import { sql } from 'kysely';
import type { Context } from './implement.ts';

/**
 * The next numbers of a company's plain series: loads, orders. They are taken in a transaction of their own, so that nobody
 * waits for the caller's; where that is rolled back, or runs again, numbers are left out. Numbers that may not be left out
 * are given by the database: `call numbers_without_gaps(…)` in the migration of their table (decision 0044).
 *
 * Nor does the caller wait for the disk: what is numbered is committed after them, and a commit brings to the disk all that
 * was written before. A number that is lost in between is on no record.
 */
export async function plainNumbers(
  { app, partition }: Pick<Context, 'app' | 'partition'>,
  { companyId, kind, count }: { readonly companyId: string; readonly kind: string; readonly count: number },
): Promise<readonly number[]> {
  if (count < 1) return [];
  const { rows } = await sql<{ first: number }>`
    select take_numbers(${partition}, ${companyId}, ${kind}, ${count}::int) as first, set_config('synchronous_commit', 'off', true)`.execute(
    app.database.single(partition),
  );
  return Array.from({ length: count }, (_, place) => rows[0]!.first + place);
}

/** The next one of them. */
export async function plainNumber(
  context: Pick<Context, 'app' | 'partition'>,
  series: { readonly companyId: string; readonly kind: string },
): Promise<number> {
  const [number] = await plainNumbers(context, { ...series, count: 1 });
  return number!;
}
