import type { Context } from '#platform/server/implement.ts';
import type { WrittenRecord } from '#platform/server/import-kind.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { knownOf } from '#modules/parties/parties/form.ts';
import { importedDetail, newParties, newPartyColumns, staffOf } from '#modules/parties/parties/server/index.ts';
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
  const actor = staffOf(context);
  const { today } = context;
  const status = application.initial;
  const suppliers = rows.map((row) => {
    const { vendorNumber } = row;
    const detail = detailOfRow(row);
    const findings = [...warningsOf(detail, today), ...documentFindings(detail, undefined)];
    const columns = {
      ...columnsOf(detail),
      ...newPartyColumns(context, { id: actor.companyId }, { by: actor.name, staff: actor, link: undefined }),
      vendor_number: vendorNumber,
      status,
      warnings: findings.filter(({ level }) => level === 'W').length,
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
    carrierDetail: knownOf(carrierDetail, imported),
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

/** The supplier of a row as it is kept. */
export const detailOfRow = importedDetail<ImportedSupplier, CarrierDetail>(carrierDetail, normaliseCarrierDetail);
