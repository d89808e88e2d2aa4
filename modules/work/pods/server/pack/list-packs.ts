import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { packQuery, packRow } from '#modules/work/pods/pack-contract.ts';
import { packColumns, packLoad, rowOf, type StoredPack } from './packs.ts';

/** Sendings, of a load or of all. A supplier's own people see none: they learn nothing of customers. */
export async function listPacks(
  context: Context,
  query: z.output<typeof packQuery>,
): Promise<Page<z.input<typeof packRow>>> {
  refuseWhenLimited(context);
  const { loadId, status, method, customerId } = query;
  const conditions: RawBuilder<unknown>[] = [];
  if (loadId) conditions.push(sql`t.load_id = ${loadId}`);
  if (status?.length) conditions.push(sql`t.status = any (${status}::text[])`);
  if (method?.length) conditions.push(sql`t.method = any (${method}::text[])`);
  if (customerId)
    conditions.push(
      sql`exists (select from load o where o.partition = t.partition and o.id = t.load_id and o.customer_id = ${customerId})`,
    );
  const found = await searchedPage<StoredPack>(context.db, {
    ...query,
    table: 'pod_pack',
    partition: context.partition,
    columns: packColumns,
    joins: packLoad,
    conditions,
    order: ['t.asked_at', 't.id'],
  });
  return { ...found, rows: found.rows.map(rowOf) };
}
