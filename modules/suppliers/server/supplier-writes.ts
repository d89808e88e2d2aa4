import type { Context } from '#platform/server/implement.ts';
import { decisionRow, directorRows, findingRows, type StatusChange } from '#modules/parties/server/index.ts';
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
    .values(findingRows(partition, findings).map((row) => ({ ...row, supplier_id: supplierId })))
    .execute();
}

/** Keeps why a status changed. A change to the same status is none, unless it asked for something. */
export async function writeDecision(context: Context, supplierId: string, change: StatusChange): Promise<void> {
  if (change.from === change.to && !change.linkId) return;
  await context.db
    .insertInto('supplier_decision')
    .values({ ...decisionRow(context, change), supplier_id: supplierId })
    .execute();
}
