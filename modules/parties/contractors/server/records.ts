import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { withMaskedNumbers } from '#modules/parties/parties/numbers.ts';
import type { contractorRecord } from '../records.ts';
import { contractorDirectorNames } from '../rules.ts';
import { statusFlags } from '../status.ts';
import { applicationOf } from './application-details.ts';
import { barrierTo } from './barriers.ts';
import { type StoredContractor } from './queries.ts';

/** The application as the form edits it and as the review shows it. */
export function recordOf(context: Context, stored: StoredContractor): z.input<typeof contractorRecord> {
  const documentNamed = (blobName: string | null) => {
    const file = stored.files.find(({ blob_name }) => blob_name === blobName);
    return file ? { blobName: file.blob_name, fileName: file.file_name, contentType: file.content_type } : null;
  };
  return {
    keyIdentifier: stored.id,
    lockId: lockIdOf(stored),
    subbieName: stored.registered_name,
    pool: stored.client_name,
    accountNumber: stored.account_number,
    subcontractorApplication: withMaskedNumbers(applicationOf(stored, context.app.sealer), contractorDirectorNames),
    state: stored.status,
    status: statusFlags(stored.status),
    isActive: stored.status === 'approved',
    logoURL: stored.client_logo_url,
    modifiedBy: stored.updated_by,
    modifiedAt: stored.updated_at.toISOString(),
    submittedAt: stored.submitted_at?.toISOString() ?? null,
    assessedBy: stored.assessed_by,
    decidedBy: stored.decided_by,
    decidedAt: stored.decided_at?.toISOString() ?? null,
    decisionReason: stored.decision_reason,
    findings: stored.findings,
    certificate: documentNamed(stored.certificate_blob_name),
    certificateFacts: stored.files.find(({ blob_name }) => blob_name === stored.certificate_blob_name)?.facts ?? {},
    suretyshipDeed: documentNamed(stored.suretyship_blob_name),
    suretyshipAbove: stored.contractor_suretyship_above === null ? null : Number(stored.contractor_suretyship_above),
    signings: stored.signings.map((signing) => ({
      name: signing.name,
      capacity: signing.capacity,
      signedAt: new Date(signing.signed_at).toISOString(),
      verifiedNumber: signing.verified_number,
      verifiedAt: signing.verified_at === null ? null : new Date(signing.verified_at).toISOString(),
      contentSha256: signing.content_sha256,
      fileSha256: signing.sha256 ?? '',
      blobName: signing.blob_name,
      fileName: signing.file_name ?? '',
    })),
    decisionBarrier: barrierTo(context, stored)?.code ?? null,
  };
}
