import type { Context } from '#platform/server/implement.ts';
import type { WrittenRecord } from '#platform/server/import-kind.ts';
import { refuseWhenLimited } from '#modules/access/server/index.ts';
import { changeEach, findingRows, staffOf, takeBackParties, type ChangedParty } from '#modules/parties/server/index.ts';
import { carrierDetail, type CarrierDetail } from '../fields.ts';
import { normaliseCarrierDetail } from '../normalise.ts';
import { todayAt, warningsOf } from '../rules.ts';
import { application } from '../status.ts';
import type { ImportedSupplier } from './import-suppliers.ts';
import { submitSupplier } from './submit-supplier.ts';
import { columnsOf } from './supplier-details.ts';

/** New suppliers, many by one statement. They wait for a decision like any other; nobody approves a file. */
export async function createSuppliers(
  context: Context,
  rows: readonly ImportedSupplier[],
): Promise<readonly WrittenRecord[]> {
  if (rows.length === 0) return [];
  refuseWhenLimited(context);
  const { db, partition, language } = context;
  const actor = staffOf(context);
  const today = todayAt(context.now);
  const suppliers = rows.map(({ vendorNumber, ...imported }) => {
    const detail = normaliseCarrierDetail(detailIn(imported));
    return { vendorNumber, detail, findings: warningsOf(detail, today) };
  });
  const written = await db
    .insertInto('supplier')
    .values(
      suppliers.map(({ vendorNumber, detail, findings }) => ({
        ...columnsOf(detail),
        partition,
        company_id: actor.companyId,
        vendor_number: vendorNumber,
        status: application.initial,
        warnings: findings.filter(({ level }) => level === 'W').length,
        language,
        source: 'staff' as const,
        source_link_id: null,
        submitted_by: actor.name,
        edited_by: [actor.id],
        decided_by: null,
        decided_at: null,
        decision_reason: null,
        updated_by: actor.name,
      })),
    )
    .returning(['id', 'version', 'registered_key'])
    .execute();
  const byKey = new Map(written.map((row) => [row.registered_key, row]));
  const made = suppliers.map(({ detail }) => byKey.get(columnsOf(detail).registered_key)!);
  const findings = findingRows(
    partition,
    suppliers.map(({ findings }, place) => ({ id: made[place]!.id, findings })),
  );
  if (findings.length > 0)
    await db
      .insertInto('supplier_finding')
      .values(findings.map(({ partyId, ...finding }) => ({ ...finding, supplier_id: partyId })))
      .execute();
  await context.audit(
    suppliers.map(({ detail, vendorNumber }, place) => ({
      noun: 'supplier',
      recordId: made[place]!.id,
      event: 'imported',
      after: { ...detail, status: application.initial, vendorNumber },
    })),
  );
  return made.map(({ id, version }) => ({ id, lockId: String(version) }));
}

/** Changes suppliers as staff do by hand, with all that follows: one that was approved may have to be decided again. */
export function changeSuppliers(context: Context, rows: readonly ChangedParty<ImportedSupplier>[]) {
  return changeEach(rows, async ({ id, lockId, values }) => {
    const { vendorNumber, ...imported } = values;
    const input = {
      carrierDetail: detailIn(imported),
      carrierName: values.registeredName,
      keyIdentifier: id,
      vendorNumber,
      accountNumber: '',
      blobName: '',
      clientName: '',
      tradingName: '',
      isAdmin: true,
      isEdit: true,
    } as Parameters<typeof submitSupplier>[1];
    const saved = await submitSupplier({ ...context, lockId }, input);
    return { id: saved.keyIdentifier, lockId: saved.lockId };
  });
}

/** Takes back what an import wrote: its suppliers are archived, as if by hand, and changed ones are what they were. */
export function undoSuppliers(
  context: Context,
  rows: readonly (WrittenRecord & { readonly before: ImportedSupplier | null })[],
): Promise<number> {
  return takeBackParties(context, {
    table: 'supplier',
    status: 'deleted',
    rows,
    change: (changed) => changeSuppliers(context, changed),
  });
}

function detailIn(imported: object): CarrierDetail {
  const known = new Set(Object.keys(carrierDetail.shape));
  return Object.fromEntries(Object.entries(imported).filter(([field]) => known.has(field))) as CarrierDetail;
}
