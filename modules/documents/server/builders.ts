import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { DocumentStatus } from '../status.ts';
import { recordDocument, type NewDocument } from './record-document.ts';
import { storeFile } from './stored-files.ts';
import './tables.ts';

export interface DocumentOverrides extends Omit<NewDocument, 'blobName' | 'companyId' | 'uploadedAt'> {
  readonly companyId: string;
  readonly fileName: string;
  /** In base64. */
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
    const { blobName } = await storeFile(context, {
      content: document.content,
      fileName: document.fileName,
      field: 'content',
      accept: ['pdf'],
      subjectType: document.type,
      companyId: document.companyId,
      uploadedBy: document.uploadedBy ?? 'system',
    });
    const id = await recordDocument(context, { ...document, blobName });
    await context.db
      .updateTable('document')
      .set({
        status,
        reviewed_by: reviewedBy,
        reviewed_at: reviewedBy === null ? null : sql<Date>`${uploadedAt}::timestamptz + interval '1 day'`,
        reject_reason: rejectReason,
      })
      .where('partition', '=', partition)
      .where('id', '=', id)
      .execute();
    return id;
  });
}
