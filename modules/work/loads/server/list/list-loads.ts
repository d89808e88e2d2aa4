import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { isOneOf } from '#platform/server/list-page.ts';
import { searchedPage } from '#platform/server/search.ts';
import type { loadQuery } from '#modules/work/loads/queries.ts';
import type { loadRow } from '#modules/work/loads/records.ts';
import { execution, internalHolds } from '#modules/work/loads/status.ts';
import { setOf, listOf } from '#platform/server/states-in-sql.ts';
import { chipCondition, chipsFor } from './load-chips.ts';
import { loadColumns, type StoredLoad } from '../queries.ts';
import { rowOf, seesAsSupplier } from '../records.ts';

type Query = z.output<typeof loadQuery>;
type Row = z.input<typeof loadRow>;

/** Each order is that of an index, in one direction or the other; the id makes it the same on every page. */
const orders = {
  loadAt: ['t.load_at'],
  loadNumber: ['t.load_number'],
  status: ['t.status', 't.load_at'],
  updatedAt: ['t.updated_at'],
} as const satisfies Record<Query['sort'], readonly string[]>;

/** A page of loads. With no status asked for, a chip says which states count, and otherwise the open board is shown. */
export async function listLoads(context: Context, query: Query): Promise<Page<Row>> {
  const found = await searchedPage<StoredLoad>(context.db, {
    ...query,
    table: 'load',
    partition: context.partition,
    columns: loadColumns,
    conditions: conditionsOf(context, query),
    oneOf: statesApart(query),
    order: [...orders[query.sort], 't.id'],
  });
  return { ...found, rows: found.rows.map((row) => rowOf(context, row)) };
}

/** Several states are read apart where the index of states has the order of the list (decision 0058). */
function statesApart({ status = [], sort }: Query): RawBuilder<unknown>[] | undefined {
  const isApart = status.length > 1 && sort === 'loadAt';
  return isApart ? [...new Set(status)].map((state) => sql`t.status = ${state}`) : undefined;
}

/** The ids of at most so many loads that the list would show for the same questions, the first to load first. */
export async function loadIds(
  context: Context,
  asked: Omit<Query, 'page' | 'pageSize' | 'descending' | 'sort'>,
  atMost: number,
): Promise<readonly string[]> {
  const query: Query = { ...asked, page: 1, pageSize: atMost, descending: false, sort: 'loadAt' };
  const { rows } = await searchedPage<{ id: string }>(context.db, {
    ...query,
    table: 'load',
    partition: context.partition,
    columns: sql`t.id`,
    conditions: conditionsOf(context, query),
    oneOf: statesApart(query),
    order: [...orders.loadAt, 't.id'],
  });
  return rows.map(({ id }) => id);
}

function conditionsOf(context: Context, query: Query): RawBuilder<unknown>[] {
  const { actor } = context;
  const { status, chip, podStatus, holdType, isMine, from, until } = query;
  const conditions: RawBuilder<unknown>[] = [];
  if (status?.length) {
    if (!statesApart(query)) conditions.push(isOneOf(sql`t.status`, status));
  } else if (!chip && query.search === '') conditions.push(sql`t.status in ${setOf(execution, 'open')}`);
  if (chip) conditions.push(chipsFor(context).includes(chip) ? chipCondition(context, chip) : sql`false`);
  const references = {
    supplier_id: query.supplierId,
    vehicle_id: query.vehicleId,
    driver_id: query.driverId,
    profit_centre_id: query.profitCentreId,
    order_type_id: query.orderTypeId,
    // Who sees loads as a supplier learns nothing of customers, not even by asking for one.
    customer_id: query.customerId,
  };
  for (const [column, id] of Object.entries(references))
    if (id)
      conditions.push(
        column === 'customer_id' && seesAsSupplier(context) ? sql`false` : sql`t.${sql.ref(column)} = ${id}`,
      );
  if (podStatus?.length) conditions.push(sql`t.pod_status in ${listOf(podStatus)}`);
  if (holdType)
    conditions.push(
      internalHolds.some((type) => type === holdType) && seesAsSupplier(context)
        ? sql`false`
        : // What is held at all has an index.
          sql`t.hold_types <> '{}' and ${holdType} = any (t.hold_types)`,
    );
  if (isMine && actor.kind === 'user') conditions.push(sql`t.created_by_id = ${actor.id}`);
  if (from) conditions.push(sql`t.load_at >= ${from}`);
  if (until) conditions.push(sql`t.load_at < ${until}`);
  return conditions;
}
