import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { seesAsSupplier } from '#modules/work/loads/server/index.ts';
import type { inspectionRecord, inspectionRow } from '../contract.ts';
import { ownNameOf } from '../checklist.ts';
import { checklistOf } from './checklists.ts';
import { inspectionFiles, type StoredInspection } from './queries.ts';

const numberOrNull = (value: string | null) => (value === null ? null : Number(value));

export function rowOf(context: Pick<Context, 'actor'>, row: StoredInspection): z.input<typeof inspectionRow> {
  return {
    id: row.id,
    lockId: lockIdOf(row),
    eventNo: row.event_no,
    purpose: row.purpose,
    outcome: row.outcome,
    decision: row.decision,
    loadId: row.load_id,
    loadNumber: row.load_number ?? '',
    loadStatus: row.load_status ?? '',
    origin: row.origin ?? '',
    destination: row.destination ?? '',
    ...(row.customer_id !== null &&
      !seesAsSupplier(context) && { customerId: row.customer_id, customerName: row.customer_name ?? '' }),
    supplierId: row.supplier_id,
    supplierName: row.supplier_name ?? '',
    vehicleId: row.vehicle_id,
    registrationNumber: row.registration_number ?? '',
    trailer1RegNumber: row.trailer1_reg_number ?? '',
    trailer2RegNumber: row.trailer2_reg_number ?? '',
    driverName: row.driver_name ?? '',
    isOfPresentVehicles: row.is_present ?? false,
    massSlipKg: numberOrNull(row.mass_slip_kg),
    findingCount: row.findings.length,
    source: row.source,
    signedBy: row.signed_by,
    inspectedAt: row.inspected_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** What the company called its own items when the inspection was made, in the language of the caller; empty for the others. */
export async function itemNames(
  context: Context,
  { company_id, template_version }: Pick<StoredInspection, 'company_id' | 'template_version'>,
): Promise<(code: string) => string> {
  const { items } = await checklistOf(context, company_id, template_version);
  return (code) => {
    const item = items.find((each) => each.code === code);
    return item ? ownNameOf(item, context.language) : '';
  };
}

/** An inspection with its answers, its photos, and what follows from it. */
export async function recordOf(context: Context, row: StoredInspection): Promise<z.input<typeof inspectionRecord>> {
  const files = await inspectionFiles(context, row.id);
  const nameOf = await itemNames(context, row);
  const photosOf = (item: string) =>
    files.flatMap((file) => (file.item === item && file.blob_name !== null ? [file.blob_name] : []));
  return {
    ...rowOf(context, row),
    templateVersion: row.template_version,
    odometer: numberOrNull(row.odometer),
    items: row.items.map((item) => ({ ...item, name: nameOf(item.code), photos: photosOf(item.code) })),
    axleUnits: row.axle_units,
    massLimit: row.mass_limit,
    findings: row.findings.map((finding) => ({ ...finding, itemName: nameOf(finding.item) })),
    note: row.note,
    signature: photosOf('signature')[0] ?? '',
    photosToCome: files.filter(({ blob_name: name }) => name === null).length,
    allowReason: row.allow_reason,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    receivedAt: row.received_at.toISOString(),
  };
}
