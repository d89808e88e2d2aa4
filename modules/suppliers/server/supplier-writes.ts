import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { directorRows } from '#modules/parties/server/index.ts';
import type { CarrierDetail } from '../fields.ts';
import type { SupplierFinding } from '../findings.ts';
import { directorTable } from './supplier-details.ts';

/** What belongs to a supplier's row, before the form's version of it is written. */
export async function clearForRewrite({ db, partition }: Context, supplierId: string): Promise<void> {
  for (const table of ['supplier_director', 'supplier_finding'] as const)
    await db.deleteFrom(table).where('partition', '=', partition).where('supplier_id', '=', supplierId).execute();
}

export async function writeDirectors(
  { db, partition, app }: Context,
  supplierId: string,
  directors: CarrierDetail['directors'],
): Promise<void> {
  if (directors.length === 0) return;
  const rows = directorRows(app.sealer, directorTable, partition, directors);
  await db
    .insertInto(directorTable)
    .values(rows.map((row) => ({ ...row, supplier_id: supplierId })))
    .execute();
}

export async function writeFindings(
  { db, partition }: Context,
  supplierId: string,
  findings: readonly SupplierFinding[],
): Promise<void> {
  if (findings.length === 0) return;
  await db
    .insertInto('supplier_finding')
    .values(
      findings.map(({ path, level, code, facts }, position) => ({
        partition,
        supplier_id: supplierId,
        position,
        path,
        level: level === 'I' ? ('I' as const) : ('W' as const),
        code,
        facts: JSON.stringify(facts),
      })),
    )
    .execute();
}

export interface StatusChange {
  readonly supplierId: string;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly reason?: string;
  readonly steps?: readonly string[];
  readonly linkId?: string;
}

/** Keeps why a status changed. A change to the same status is none, unless it asked for something. */
export async function writeDecision({ db, partition, actor }: Context, change: StatusChange): Promise<void> {
  if (change.from === change.to && !change.linkId) return;
  await db
    .insertInto('supplier_decision')
    .values({
      partition,
      supplier_id: change.supplierId,
      event: change.event,
      from_status: change.from,
      to_status: change.to,
      reason: change.reason ?? '',
      steps: [...(change.steps ?? [])],
      link_id: change.linkId ?? null,
      decided_by: actor.name,
      decided_by_id: actor.kind === 'user' ? actor.id : null,
    })
    .execute();
}

/** The next version of the row, by whom and when; every change of anything that belongs to the supplier goes through here. */
export function nextVersion(by: string) {
  return { version: sql<number>`version + 1`, updated_by: by, updated_at: sql<Date>`now()` };
}
