import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { defectQuery, defectRow } from '../contract.ts';
import { type DefectChip, defectLife, type DefectState, type Severity } from '../status.ts';
import { defectColumns, defectUnit, isOpen, type StoredDefect } from './queries.ts';
import { rowOf } from './records.ts';

type Query = z.output<typeof defectQuery>;

const orders = {
  foundAt: ['t.found_at', 't.id'],
  defectNo: ['t.defect_no', 't.id'],
} as const satisfies Record<Query['sort'], readonly string[]>;

const chips: Readonly<Record<DefectChip, RawBuilder<unknown>>> = {
  critical: sql`t.severity = ${literal<Severity>('critical')} and ${isOpen}`,
  toRepair: sql`t.state in ${setOf(defectLife, 'toRepair')}`,
  toVerify: sql`t.state = ${literal<DefectState>('REPAIRED')}`,
  done: sql`not ${isOpen}`,
};

/** A page of defects, the newest first. */
export async function listDefects(context: Context, query: Query): Promise<Page<z.input<typeof defectRow>>> {
  const conditions: RawBuilder<unknown>[] = [];
  if (query.chip) conditions.push(chips[query.chip]);
  if (query.severity?.length) conditions.push(sql`t.severity = any (${query.severity}::text[])`);
  if (query.state?.length) conditions.push(sql`t.state = any (${query.state}::text[])`);
  if (query.unitId) conditions.push(sql`t.unit_id = ${query.unitId}`);
  if (query.inspectionId) conditions.push(sql`t.inspection_id = ${query.inspectionId}`);
  const found = await searchedPage<StoredDefect>(context.db, {
    ...query,
    table: 'vehicle_defect',
    partition: context.partition,
    columns: defectColumns(context.today),
    joins: defectUnit,
    conditions,
    order: orders[query.sort],
  });
  return { ...found, rows: found.rows.map((row) => rowOf(context, row)) };
}
