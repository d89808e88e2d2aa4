import type { Context } from '#platform/server/implement.ts';
import type { WrittenRecord } from '#platform/server/import-kind.ts';
import { refuseWhenLimited } from '#modules/access/server/index.ts';
import { newParties, staffOf } from '#modules/parties/server/index.ts';
import { carrierDetail, type CarrierDetail } from '../fields.ts';
import { normaliseCarrierDetail } from '../normalise.ts';
import { warningsOf } from '../rules.ts';
import { application } from '../status.ts';
import type { ImportedSupplier } from './import-suppliers.ts';
import { documentFindings } from './save-supplier.ts';
import { submitSupplier } from './submit-supplier.ts';
import { columnsOf } from './supplier-details.ts';

/** New suppliers, many by one statement. They wait for a decision like any other; nobody approves a file. */
export async function createSuppliers(
  context: Context,
  rows: readonly ImportedSupplier[],
): Promise<readonly WrittenRecord[]> {
  refuseWhenLimited(context);
  const { partition, language } = context;
  const actor = staffOf(context);
  const { today } = context;
  const status = application.initial;
  const suppliers = rows.map((row) => {
    const { vendorNumber } = row;
    const detail = detailOfRow(row);
    const findings = [...warningsOf(detail, today), ...documentFindings(detail, undefined)];
    const columns = {
      ...columnsOf(detail),
      partition,
      company_id: actor.companyId,
      vendor_number: vendorNumber,
      status,
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
    };
    return { columns, findings, after: { ...detail, status, vendorNumber } };
  });
  return newParties(context, 'supplier', suppliers);
}

/** Changes a supplier as staff do by hand. */
export async function changeSupplier(
  context: Context,
  { id, lockId, values }: WrittenRecord & { readonly values: ImportedSupplier },
): Promise<WrittenRecord> {
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
}

const details = new WeakMap<ImportedSupplier, CarrierDetail>();

/** The supplier of a row as it is kept; what is asked of a row is asked of it several times. */
export function detailOfRow(row: ImportedSupplier): CarrierDetail {
  let detail = details.get(row);
  if (!detail) details.set(row, (detail = normaliseCarrierDetail(detailIn(row))));
  return detail;
}

/** The supplier's own fields out of what a file says. */
function detailIn(imported: object): CarrierDetail {
  return Object.fromEntries(
    Object.entries(imported).filter(([field]) => field in carrierDetail.shape),
  ) as CarrierDetail;
}
