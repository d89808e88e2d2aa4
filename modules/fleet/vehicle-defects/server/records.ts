import { sql } from 'kysely';
import type { z } from 'zod';
import { otherItem, type InLanguages } from '../names.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { serviceLife } from '#modules/money/orders/status.ts';
import type { defectRecord, defectRow } from '../contract.ts';
import { type StoredDefect, seenBy } from './queries.ts';

const numberOrNull = (value: string | null) => (value === null ? null : Number(value));
const noNames: InLanguages = { en: '', afr: '', pt: '', fr: '' };

/** What failed, in a language; a defect that the desk wrote down is named by its note. */
export function nameOf({ names, item_code, note }: StoredDefect, language: Context['language']): string {
  if (item_code === otherItem) return note;
  return names[language] || names.en || item_code;
}

export function rowOf({ language }: Context, row: StoredDefect): z.input<typeof defectRow> {
  return {
    id: row.id,
    lockId: lockIdOf(row),
    defectNo: row.defect_no,
    unitId: row.unit_id,
    registrationNumber: row.registration_number,
    unitKind: row.unit_kind,
    name: nameOf(row, language),
    itemCode: row.item_code,
    severity: row.severity,
    state: row.state,
    value: numberOrNull(row.value),
    note: row.note,
    timesFound: row.times_found,
    foundBy: row.found_by,
    foundAt: row.found_at.toISOString(),
    inspectionId: row.inspection_id,
    inspectionNo: row.inspection_no ?? '',
    orderId: row.order_id,
    orderNumber: row.order_number ?? '',
    deferredUntil: row.deferred_until,
    isOverdue: row.is_overdue,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A defect with its repair, who has read of it, and the orders that may repair it. */
export async function recordOf(context: Context, row: StoredDefect): Promise<z.input<typeof defectRecord>> {
  const { actor } = context;
  const seen = await seenBy(context, row.id);
  return {
    ...rowOf(context, row),
    names: { ...noNames, ...row.names },
    repairedBy: row.repaired_by,
    repairedAt: row.repaired_at?.toISOString() ?? null,
    repairNote: row.repair_note,
    verifiedBy: row.verified_by,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    decisionReason: row.decision_reason,
    isOwnRepair: actor.kind === 'user' && row.repaired_by_id === actor.id,
    seenBy: seen.map((each) => ({ name: each.seen_by, state: each.state, at: each.seen_at.toISOString() })),
    orders: await ordersFor(context, row.unit_id),
  };
}

interface OpenOrder {
  readonly id: string;
  readonly number: string;
  readonly supplierName: string;
}

/** Service orders of a unit that are neither accepted nor over, the latest first. */
async function ordersFor({ db, partition }: Context, unitId: string): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    select o.id, o.order_number as number,
           coalesce((select s.registered_name from supplier s where s.partition = o.partition and s.id = o.supplier_id), '') as "supplierName"
      from company_order o
     where o.partition = ${partition} and o.vehicle_id = ${unitId} and o.kind = 'service'
       and o.status in ${setOf(serviceLife, 'takesDefects')} and o.proposal is null
     order by o.id desc limit 20`.execute(db);
  return rows;
}
