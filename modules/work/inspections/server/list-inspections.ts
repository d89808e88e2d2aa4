import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { inspectionQuery, inspectionRow } from '../contract.ts';
import type { InspectionChip, InspectionOutcome, DecisionState } from '../status.ts';
import { inspectionColumns, inspectionLoad, type StoredInspection } from './queries.ts';
import { rowOf } from './records.ts';

type Query = z.output<typeof inspectionQuery>;

const orders = {
  inspectedAt: ['t.inspected_at', 't.id'],
  eventNo: ['t.event_no', 't.id'],
} as const satisfies Record<Query['sort'], readonly string[]>;

const chips: Readonly<Record<InspectionChip, RawBuilder<unknown>>> = {
  awaited: sql`t.outcome = ${literal<InspectionOutcome>('CONDITIONAL')} and t.decision = ${literal<DecisionState>('AWAITED')}`,
  failed: sql`t.outcome = ${literal<InspectionOutcome>('FAIL')}`,
  passed: sql`(t.outcome = ${literal<InspectionOutcome>('PASS')} or t.decision = ${literal<DecisionState>('ALLOWED')})`,
};

/** A page of inspections of loads, the newest first. */
export async function listInspections(context: Context, query: Query): Promise<Page<z.input<typeof inspectionRow>>> {
  const conditions: RawBuilder<unknown>[] = [sql`t.purpose = 'load'`];
  if (query.chip) conditions.push(chips[query.chip]);
  if (query.outcome?.length) conditions.push(sql`t.outcome = any (${query.outcome}::text[])`);
  if (query.loadId) conditions.push(sql`t.load_id = ${query.loadId}`);
  if (query.vehicleId) conditions.push(sql`t.vehicle_id = ${query.vehicleId}`);
  const found = await searchedPage<StoredInspection>(context.db, {
    ...query,
    table: 'inspection',
    partition: context.partition,
    columns: inspectionColumns,
    joins: inspectionLoad,
    conditions,
    order: orders[query.sort],
  });
  return { ...found, rows: found.rows.map((row) => rowOf(context, row)) };
}
