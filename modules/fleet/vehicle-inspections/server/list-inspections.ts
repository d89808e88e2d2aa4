import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { vehicleInspectionQuery, vehicleInspectionRow } from '../contract.ts';
import { type InspectionChip, vehicleInspectionLife, type VehicleInspectionState } from '../status.ts';
import { inspectionColumns, type StoredInspection } from './queries.ts';
import { rowOf } from './records.ts';

type Query = z.output<typeof vehicleInspectionQuery>;

const orders = {
  createdAt: ['t.created_at', 't.id'],
  eventNo: ['t.event_no', 't.id'],
} as const satisfies Record<Query['sort'], readonly string[]>;

const inState = (state: VehicleInspectionState) => sql`t.state = ${literal<VehicleInspectionState>(state)}`;
const chips: Readonly<Record<InspectionChip, RawBuilder<unknown>>> = {
  open: sql`t.state in ${setOf(vehicleInspectionLife, 'answerable')}`,
  failed: inState('FAILED'),
  withDefects: inState('PASSED_WITH_DEFECTS'),
  passed: inState('PASSED'),
};

/** A page of inspections of vehicles, the newest first. */
export async function listInspections(
  context: Context,
  query: Query,
): Promise<Page<z.input<typeof vehicleInspectionRow>>> {
  const conditions: RawBuilder<unknown>[] = [];
  if (query.chip) conditions.push(chips[query.chip]);
  if (query.state?.length) conditions.push(sql`t.state = any (${query.state}::text[])`);
  if (query.kind?.length) conditions.push(sql`t.kind = any (${query.kind}::text[])`);
  if (query.vehicleId) conditions.push(sql`${query.vehicleId} in (t.vehicle_id, t.trailer1_id, t.trailer2_id)`);
  const found = await searchedPage<StoredInspection>(context.db, {
    ...query,
    table: 'vehicle_inspection',
    partition: context.partition,
    columns: inspectionColumns,
    conditions,
    order: orders[query.sort],
  });
  return { ...found, rows: found.rows.map(rowOf) };
}
