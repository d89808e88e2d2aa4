import { sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import type { claimQuery, claimRow } from '../contract.ts';
import { claimColumns, type StoredClaim } from './queries.ts';
import { rowOf } from './records.ts';

/** Each order is that of an index; the id makes it the same on every page. */
const orders = {
  updatedAt: ['t.updated_at'],
  claimNo: ['t.claim_no'],
  handInBy: ['t.hand_in_by'],
} as const satisfies Record<z.output<typeof claimQuery>['sort'], readonly string[]>;

/** A page of claims. */
export async function listClaims(
  context: Context,
  query: z.output<typeof claimQuery>,
): Promise<Page<z.input<typeof claimRow>>> {
  const found = await searchedPage<StoredClaim>(context.db, {
    ...query,
    table: 'claim',
    partition: context.partition,
    columns: claimColumns,
    conditions: [
      ...(query.status?.length ? [sql`t.status = any (${query.status}::text[])`] : []),
      ...(query.side?.length ? [sql`t.side = any (${query.side}::text[])`] : []),
      ...(query.loadId ? [sql`t.load_id = ${query.loadId}`] : []),
      ...(query.incidentId ? [sql`t.incident_id = ${query.incidentId}`] : []),
    ],
    order: [...orders[query.sort], 't.id'],
  });
  return { ...found, rows: found.rows.map(rowOf) };
}
