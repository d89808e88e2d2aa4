import type { Context } from '#platform/server/implement.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import { changeDocumentStatus } from './change-status.ts';
import { recordDocument, type DocumentSubject, type NewDocument } from './record-document.ts';
import './tables.ts';

/** Files a document unless this very file already is: a submit that brings nothing new changes nothing. */
export async function recordOnce(context: Context, document: NewDocument): Promise<void> {
  const { db, partition } = context;
  const filed = await db
    .selectFrom('document')
    .select('id')
    .where('partition', '=', partition)
    .where('type', '=', document.type)
    .where('subject_id', '=', document.subject.id)
    .where('blob_name', '=', document.blobName)
    .limit(1)
    .executeTakeFirst();
  if (!filed) await recordDocument(context, document);
}

interface RecordDecision {
  readonly subject: Pick<DocumentSubject, 'type' | 'id'>;
  /** Those that are decided with the record. */
  readonly types: readonly DocumentType[];
  readonly decision: RecordAnswer;
}

/** An approval with the reason that its comment gives for what the documents say otherwise. */
export type RecordAnswer =
  | { readonly approve: true; readonly differenceReason: string; readonly differenceField: string }
  | { readonly reject: string };

/** Takes the decision on a record over to the documents that came with it and still wait. */
export async function decideWithRecord(context: Context, { subject, types, decision }: RecordDecision): Promise<void> {
  const { db, partition } = context;
  const waiting = await db
    .selectFrom('document')
    .select('id')
    .where('partition', '=', partition)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('type', 'in', types)
    .where('status', 'in', ['submitted', 'pending'])
    .where('superseded_at', 'is', null)
    .orderBy('uploaded_at')
    .execute();
  for (const { id } of waiting)
    await changeDocumentStatus(context, {
      documentId: id,
      ...('approve' in decision
        ? {
            event: 'approve',
            differenceReason: decision.differenceReason,
            differenceField: decision.differenceField,
          }
        : { event: 'reject', reason: decision.reject }),
    });
}
