import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import type { statementQuery, statementRow } from '../contract.ts';
import { statementColumns, type StoredStatement } from './queries.ts';
import { rowOf } from './records.ts';

/** Each order is that of an index; the id makes it the same on every page. */
const orders = {
  to: ['t.to_day'],
  updatedAt: ['t.updated_at'],
} as const satisfies Record<z.output<typeof statementQuery>['sort'], readonly string[]>;

/** A page of statements. */
export async function listStatements(
  context: Context,
  query: z.output<typeof statementQuery>,
): Promise<Page<z.input<typeof statementRow>>> {
  const conditions: RawBuilder<unknown>[] = [];
  if (query.status?.length) conditions.push(sql`t.status = any (${query.status}::text[])`);
  if (query.supplierId) conditions.push(sql`t.supplier_id = ${query.supplierId}`);
  const found = await searchedPage<StoredStatement>(context.db, {
    ...query,
    table: 'supplier_statement',
    partition: context.partition,
    columns: statementColumns,
    conditions,
    order: [...orders[query.sort], 't.id'],
  });
  return { ...found, rows: found.rows.map(rowOf) };
}
