import { sql } from 'kysely';
import type { Context } from './implement.ts';

/**
 * The next number of a company's plain series: loads, orders. It is taken in a transaction of its own, so that nobody waits
 * for the caller's; where that is rolled back, or runs again, a number is left out. Numbers that may not be left out are
 * given by the database: `call numbers_without_gaps(…)` in the migration of their table (decision 0044).
 */
export async function plainNumber(
  { app, partition }: Pick<Context, 'app' | 'partition'>,
  { companyId, kind }: { readonly companyId: string; readonly kind: string },
): Promise<number> {
  const { rows } = await sql<{
    number: number;
  }>`select take_number(${partition}, ${companyId}, ${kind}, true) as number`.execute(app.database.single(partition));
  return rows[0]!.number;
}
