import type { Context } from '#platform/server/implement.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import {
  decideWithRecord,
  type RecordAnswer,
  recordOnce,
  renameDocumentSubject,
} from '#modules/base/documents/server/index.ts';
import { getContractor } from './queries.ts';

/** What is decided with the application; a deed of suretyship is looked at by itself. */
const decidedWithApplication: readonly DocumentType[] = ['gitCertificate', 'signedApplication'];

/** Files what an application brought, and the signed application itself, among the documents. */
export async function fileDocuments(context: Context, contractorId: string): Promise<void> {
  const stored = await getContractor(context.db, context.partition, contractorId);
  const subject = { type: 'contractor', id: stored.id, name: stored.registered_name } as const;
  await renameDocumentSubject(context, subject);
  const files: readonly (readonly [DocumentType, string | null | undefined])[] = [
    ['gitCertificate', stored.certificate_blob_name],
    ['suretyship', stored.suretyship_blob_name],
    ['signedApplication', stored.signings[0]?.blob_name],
  ];
  for (const [type, blobName] of files) {
    if (!blobName) continue;
    await recordOnce(context, {
      type,
      subject,
      companyId: stored.company_id,
      blobName,
      language: stored.language,
    });
  }
}

export function decideDocuments(context: Context, contractorId: string, decision: RecordAnswer): Promise<void> {
  return decideWithRecord(context, {
    subject: { type: 'contractor', id: contractorId },
    types: decidedWithApplication,
    decision,
  });
}
