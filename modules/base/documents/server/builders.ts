import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { DocumentStatus } from '../status.ts';
import { recordDocument, type NewDocument } from './record-document.ts';
import { keepMadeFile } from './stored-files.ts';
import './tables.ts';

export interface DocumentOverrides extends Omit<NewDocument, 'blobName' | 'companyId' | 'uploadedAt'> {
  readonly companyId: string;
  readonly fileName: string;
  /** A PDF of one page, in base64. It is ours, so nothing inspects it. */
  readonly content: string;
  readonly uploadedAt: Date;
  readonly status?: DocumentStatus;
  readonly reviewedBy?: string;
  readonly rejectReason?: string;
}

/** Puts a document in as if it had been uploaded and decided on. Returns its id. */
export async function buildDocument(app: App, partition: string, document: DocumentOverrides): Promise<string> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildDocument' });
  const { status = 'submitted', reviewedBy = null, rejectReason = null, uploadedAt } = document;
  return inPartition(system, partition, async (context) => {
    const blobName = await keepMadeFile(context, {
      bytes: Buffer.from(document.content, 'base64'),
      contentType: 'application/pdf',
      pages: 1,
      fileName: document.fileName,
      subjectType: document.type,
      subjectId: document.subject.id,
      companyId: document.companyId,
      uploadedBy: document.uploadedBy ?? 'system',
    });
    const id = await recordDocument(context, { ...document, blobName });
    await updateRow({ db: context.db, partition }, 'document', id, {
      status,
      reviewed_by: reviewedBy,
      reviewed_at: reviewedBy === null ? null : sql<Date>`${uploadedAt}::timestamptz + interval '1 day'`,
      reject_reason: rejectReason,
    });
    return id;
  });
}
