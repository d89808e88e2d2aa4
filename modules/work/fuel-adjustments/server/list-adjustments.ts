import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal, literals } from '#platform/server/states-in-sql.ts';
import type { adjustedLoad, adjustmentQuery, adjustmentRow, fuelAdjustmentService } from '../contract.ts';
import type { AdjustmentState } from '../status.ts';
import { adjustmentColumns, adjustmentSums, type StoredAdjustment } from './queries.ts';
import { rowOf } from './records.ts';

type Query = z.output<typeof adjustmentQuery>;

const orders = {
  effectiveFrom: ['t.effective_from', 't.id'],
  runNo: ['t.run_no', 't.id'],
} as const satisfies Record<Query['sort'], readonly string[]>;

/** What a chip shows; the table is `t`. */
const chips: Readonly<Record<NonNullable<Query['chip']>, RawBuilder<unknown>>> = {
  prepared: sql`t.status in ${literals<AdjustmentState>('DRAFT', 'CALCULATED')} and t.submitted_at is null`,
  waiting: sql`t.status = ${literal<AdjustmentState>('CALCULATED')} and t.submitted_at is not null`,
  toApply: sql`t.status = ${literal<AdjustmentState>('APPROVED')}`,
};

/** A page of runs. */
export async function listAdjustments(context: Context, query: Query): Promise<Page<z.input<typeof adjustmentRow>>> {
  const conditions: RawBuilder<unknown>[] = [];
  if (query.status?.length) conditions.push(sql`t.status = any (${query.status}::text[])`);
  if (query.chip) conditions.push(chips[query.chip]);
  const found = await searchedPage<StoredAdjustment>(context.db, {
    ...query,
    table: 'fuel_adjustment',
    partition: context.partition,
    columns: adjustmentColumns,
    joins: adjustmentSums,
    conditions,
    order: orders[query.sort],
  });
  return { ...found, rows: found.rows.map(rowOf) };
}

interface LoadOfRun {
  readonly load_id: string;
  readonly load_number: string;
  readonly customer_id: string;
  readonly customer_name: string;
  readonly clause_code: string;
  readonly origin: string;
  readonly destination: string;
  readonly load_at: Date;
  readonly fuel_before: number;
  readonly fuel_after: number;
  readonly sell_before: number;
  readonly sell_after: number;
  readonly buy_before: number;
  readonly buy_after: number;
  readonly left_out: string;
  readonly applied_at: Date | null;
  readonly reversed_at: Date | null;
}
type LoadQuery = z.output<(typeof fuelAdjustmentService)['operations']['getFuelAdjustmentLoads']['input']>;

/** The loads of a run by their day. Those of a customer that is left out count as left out. */
export async function listAdjustedLoads(
  { db, partition }: Context,
  { id, customerId, kind, page, pageSize }: LoadQuery,
): Promise<Page<z.input<typeof adjustedLoad>>> {
  const conditions = [sql`d.partition = ${partition} and d.adjustment_id = ${id}`];
  if (customerId) conditions.push(sql`d.customer_id = ${customerId}`);
  if (kind === 'changed') conditions.push(sql`d.left_out = '' and n.is_included`);
  if (kind === 'leftOut') conditions.push(sql`(d.left_out <> '' or not n.is_included)`);
  const from = sql`fuel_adjustment_load d
    join fuel_adjustment_line n on n.partition = d.partition and n.adjustment_id = d.adjustment_id
     and n.customer_id = d.customer_id and n.clause_id = d.clause_id
    join load l on l.partition = d.partition and l.id = d.load_id
    where ${sql.join(conditions, sql` and `)}`;
  const [{ rows }, counted] = await Promise.all([
    sql<LoadOfRun>`
      select d.*, case when n.is_included then d.left_out else 'runCustomerLeftOut' end as left_out, l.load_number, l.origin, l.destination, l.load_at,
             (select c.registered_name from customer c where c.partition = d.partition and c.id = d.customer_id) as customer_name,
             (select f.code from fuel_clause f where f.partition = d.partition and f.id = d.clause_id) as clause_code
        from ${from} order by l.load_at, l.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(db),
  ]);
  return {
    total: counted.rows[0]!.total,
    totalIsCapped: false,
    rows: rows.map((row) => ({
      loadId: row.load_id,
      loadNumber: row.load_number,
      customerId: row.customer_id,
      customerName: row.customer_name,
      clauseCode: row.clause_code,
      origin: row.origin,
      destination: row.destination,
      loadAt: row.load_at.toISOString(),
      fuelBefore: cents(row.fuel_before),
      fuelAfter: cents(row.fuel_after),
      sellBefore: cents(row.sell_before),
      sellAfter: cents(row.sell_after),
      buyBefore: cents(row.buy_before),
      buyAfter: cents(row.buy_after),
      leftOut: row.left_out,
      isApplied: row.applied_at !== null,
      isReversed: row.reversed_at !== null,
    })),
  };
}
