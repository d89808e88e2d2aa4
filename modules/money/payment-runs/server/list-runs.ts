import { sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import type { paymentRunQuery, paymentRunRow } from '../contract.ts';
import { runColumns, type StoredRun } from './queries.ts';
import { rowOf } from './records.ts';

/** Each order is that of an index; the id makes it the same on every page. */
const orders = {
  payDay: ['t.pay_day'],
  runNumber: ['t.run_number'],
  updatedAt: ['t.updated_at'],
} as const satisfies Record<z.output<typeof paymentRunQuery>['sort'], readonly string[]>;

/** A page of runs. */
export async function listRuns(
  context: Context,
  query: z.output<typeof paymentRunQuery>,
): Promise<Page<z.input<typeof paymentRunRow>>> {
  const found = await searchedPage<StoredRun>(context.db, {
    ...query,
    table: 'payment_run',
    partition: context.partition,
    columns: runColumns,
    conditions: query.status?.length ? [sql`t.status = any (${query.status}::text[])`] : [],
    order: [...orders[query.sort], 't.id'],
  });
  return { ...found, rows: found.rows.map(rowOf) };
}
