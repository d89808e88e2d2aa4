import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import { countEach } from '#platform/server/count-each.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal, literals, setOf } from '#platform/server/states-in-sql.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { chipsOfKind, type OrderChip, orderChips, type orderQuery, type orderRow } from '../answers.ts';
import { type OrderKind, type OrderState, anyOrder, lifeOfKind } from '../status.ts';
import { type ListedOrder, orderColumns } from './queries.ts';
import { rowOf } from './records.ts';

type Query = z.output<typeof orderQuery>;

/** Each order is that of an index; the id makes it the same on every page. */
const orders = {
  number: ['t.order_number'],
  requiredBy: ['t.required_by'],
  updatedAt: ['t.updated_at'],
} as const satisfies Record<Query['sort'], readonly string[]>;

/** A page of orders of a kind. With neither state nor chip asked for, those in which something may still happen. */
export async function listOrders(
  context: Context,
  kind: OrderKind,
  query: Query,
): Promise<Page<z.input<typeof orderRow>>> {
  refuseWhenLimited(context);
  const found = await searchedPage<ListedOrder>(context.db, {
    ...query,
    table: 'company_order',
    partition: context.partition,
    columns: orderColumns,
    conditions: conditionsOf(context, kind, query),
    order: [...orders[query.sort], 't.id'],
  });
  return { ...found, rows: found.rows.map(rowOf) };
}

function conditionsOf(context: Context, kind: OrderKind, query: Query): RawBuilder<unknown>[] {
  const { status, chip } = query;
  const conditions: RawBuilder<unknown>[] = [sql`t.kind = ${kind}`];
  if (status?.length) conditions.push(sql`t.status = any (${status}::text[])`);
  else if (!chip && query.search === '') conditions.push(sql`t.status not in ${setOf(anyOrder, 'ended')}`);
  if (chip) conditions.push(chipCondition(chip, kind, context));
  const references = {
    order_type_id: query.orderTypeId,
    supplier_id: query.supplierId,
    performing_centre_id: query.performingCentreId,
    profit_centre_id: query.profitCentreId,
    vehicle_id: query.vehicleId,
  };
  for (const [column, id] of Object.entries(references)) if (id) conditions.push(sql`t.${sql.ref(column)} = ${id}`);
  return conditions;
}

/** What a chip counts and shows; the table is `t`. */
function chipCondition(chip: OrderChip, kind: OrderKind, { today }: Pick<Context, 'today'>): RawBuilder<unknown> {
  const awaited = setOf(lifeOfKind(kind), 'awaited');
  // Two conditions, each of an index, and not one of `inForce`, which has none.
  const isAwaited = sql`(t.status in ${awaited} or t.in_force in ${awaited})`;
  switch (chip) {
    case 'draft':
      return sql`t.status = ${literal<OrderState>('DRAFT')}`;
    case 'waiting':
      return sql`t.status in ${literals<OrderState>('SUBMITTED', 'REVERSAL_ASKED')}`;
    case 'toSend':
      return sql`(t.status = ${literal<OrderState>('APPROVED')} or t.status in ${awaited} and t.sent_revision < t.revision)`;
    case 'awaited':
      return isAwaited;
    case 'late':
      return sql`${isAwaited} and t.required_by < ${today}::date`;
    case 'toAccept':
      return sql`(t.status = ${literal<OrderState>('WORK_DONE')} or t.in_force = ${literal<OrderState>('WORK_DONE')})`;
    case 'toBook':
      return sql`t.status = ${literal<OrderState>('FULFILLED')}`;
    case 'notInvoiced':
      return sql`exists (select from company_order_line l where l.partition = t.partition and l.company_order_id = t.id
        and l.quantity_received > l.quantity_invoiced)`;
  }
}

const none = Object.fromEntries(orderChips.map((chip) => [chip, 0])) as Record<OrderChip, number>;

/** How many orders of a kind each chip holds; null where that could not be counted. */
export async function countOrders(context: Context, kind: OrderKind): Promise<Record<OrderChip, number | null>> {
  refuseWhenLimited(context);
  const { partition } = context;
  const counts = await countEach<OrderChip>(
    context,
    chipsOfKind[kind],
    (chip) =>
      sql`from company_order t where t.partition = ${partition} and t.kind = ${kind} and ${chipCondition(chip, kind, context)}`,
  );
  return { ...none, ...counts };
}
