import type { Context } from '#platform/server/implement.ts';
import { keepOwnedDocument, renameDocumentSubject } from '#modules/base/documents/server/index.ts';
import { getSupplier, type StoredCertificate } from './queries.ts';

/** Keeps the documents of a supplier in step with its certificates. Called after each change of them. */
export async function keepCertificateDocuments(context: Context, supplierId: string): Promise<void> {
  const supplier = await getSupplier(context.db, context.partition, supplierId);
  const subject = { type: 'supplier', id: supplier.id, name: supplier.registered_name } as const;
  await renameDocumentSubject(context, subject);
  const withFile = supplier.certificates.filter(({ blob_name }) => blob_name !== null);
  // The oldest first, as they followed each other.
  for (const certificate of withFile.toReversed()) {
    const isNewest = certificate === withFile[0];
    await keepOwnedDocument(context, {
      type: 'gitCertificate',
      subject,
      companyId: supplier.company_id,
      blobName: certificate.blob_name!,
      ownerRecordId: certificate.id,
      language: supplier.language,
      issueDate: certificate.cover_from,
      expiryDate: endOf(certificate),
      number: certificate.policy_number,
      issuer: certificate.insurer,
      uploadedBy: certificate.uploaded_by,
      uploadedById: certificate.uploaded_by_id,
      uploadedAt: new Date(certificate.uploaded_at),
      uploadedVia: certificate.uploaded_by_id === null ? 'link' : 'staff',
      status: statusOf(certificate),
      isSuperseded: certificate.status === 'superseded' || (!isNewest && certificate.status !== 'approved'),
      reviewedBy: certificate.decided_by,
      reviewedAt: certificate.decided_at === null ? null : new Date(certificate.decided_at),
      rejectReason: certificate.reject_reason,
      differenceReason: certificate.difference_reason,
    });
  }
}

/** Dates that were typed the wrong way round say nothing until the approver has put them right. */
function endOf({ cover_from, cover_to }: StoredCertificate): string | null {
  return cover_from !== null && cover_to !== null && cover_to < cover_from ? null : cover_to;
}

/** A superseded certificate was approved, or nobody had decided on it yet. */
function statusOf({ status, decided_at }: StoredCertificate) {
  if (status !== 'superseded') return status;
  return decided_at === null ? 'submitted' : 'approved';
}
