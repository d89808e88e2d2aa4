import type { z } from 'zod';
import { isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { directorNames, withMaskedNumbers } from '#modules/parties/parties/numbers.ts';
import { complianceOf } from '../compliance.ts';
import type { Certificate, supplierRecord } from '../records.ts';
import { factsIn } from './certificates.ts';
import { type StoredCertificate, type StoredSupplier } from './queries.ts';
import { detailOf } from './supplier-details.ts';

/** The record as the form edits it and as the review shows it. */
export function recordOf(
  { app, actor, today, timeZone }: Context,
  stored: StoredSupplier,
): z.input<typeof supplierRecord> {
  const compliance = complianceOf(stored.certificates.map(factsIn(timeZone)), today, stored.is_transporter);
  return {
    keyIdentifier: stored.id,
    lockId: lockIdOf(stored),
    carrierName: stored.registered_name,
    clientName: stored.client_name,
    blobName: stored.certificates[0]?.blob_name ?? '',
    tradingName: stored.trade_name,
    isEdit: true,
    vendorNumber: stored.vendor_number,
    accountNumber: stored.account_number,
    carrierDetail: withMaskedNumbers(detailOf(stored, app.sealer), directorNames),
    status: stored.status,
    compliance: compliance.state,
    complianceReasons: [...compliance.reasons],
    source: stored.source,
    submittedBy: stored.submitted_by,
    submittedAt: stored.submitted_at.toISOString(),
    decidedBy: stored.decided_by,
    decidedAt: stored.decided_at?.toISOString() ?? null,
    decisionReason: stored.decision_reason,
    findings: stored.findings,
    certificates: stored.certificates.map(certificateOf),
    decisionBarrier: isBarredFrom(actor, 'approveCarrier', stored.edited_by) ? 'ownCapture' : null,
  };
}

function certificateOf(row: StoredCertificate): Certificate {
  return {
    certificateId: row.id,
    status: row.status,
    cover: Number(row.cover),
    policyNumber: row.policy_number,
    insurer: row.insurer,
    from: row.cover_from,
    to: row.cover_to,
    blobName: row.blob_name,
    fileName: row.file_name,
    contentType: row.content_type,
    uploadedBy: row.uploaded_by,
    uploadedAt: new Date(row.uploaded_at).toISOString(),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
    rejectReason: row.reject_reason,
    differenceReason: row.difference_reason,
    territory: row.territory,
    excludedCommodityTypes: row.excluded_commodity_types,
    listedVehicles: row.listed_vehicles,
    facts: row.facts,
  };
}
