import { sql, type SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { documentRow } from '../records.ts';
import { isOpen, shownStatusOf } from '../status.ts';
import { refuseForeignDocument } from './subjects.ts';
import './tables.ts';

const fail = failures<FailureCode>();

const columns = [
  'd.id',
  'd.company_id',
  'd.lineage_id',
  'd.file_version',
  'd.superseded_at',
  'd.type',
  'd.subject_type',
  'd.subject_id',
  'd.subject_name',
  'd.owner_record_id',
  'd.blob_name',
  'd.file_name',
  'd.status',
  'd.issue_date',
  'd.expiry_date',
  'd.number',
  'd.issuer',
  'd.tags',
  'd.sensitivity',
  'd.language',
  'd.uploaded_via',
  'd.uploaded_by',
  'd.uploaded_by_id',
  'd.uploaded_at',
  'd.reviewed_by',
  'd.reviewed_at',
  'd.reject_reason',
  'd.difference_reason',
  'd.updated_by',
  'd.updated_at',
  'd.version',
] as const;

/** The same of a document `t`, for lists. */
export const listedColumns = sql`${sql.join(columns.map((column) => sql.ref(column.replace('d.', 't.'))))},
  f.content_type, f.size, f.sha256, f.pages, f.scan, f.facts, f.facts <> '{}' as is_text_read`;
export const listedFile = sql`join stored_file f on f.partition = t.partition and f.blob_name = t.blob_name`;

/** Documents of the partition with what is known of their files. */
export function storedDocuments({ db, partition }: Pick<Context, 'db' | 'partition'>) {
  return db
    .selectFrom('document as d')
    .innerJoin('stored_file as f', (join) =>
      join.onRef('f.partition', '=', 'd.partition').onRef('f.blob_name', '=', 'd.blob_name'),
    )
    .select(columns)
    .select(['f.content_type', 'f.size', 'f.sha256', 'f.pages', 'f.scan', 'f.facts'])
    .select(sql<boolean>`f.facts <> '{}'`.as('is_text_read'))
    .where('d.partition', '=', partition);
}

type RowOf<Query> = Query extends SelectQueryBuilder<infer _Database, infer _Tables, infer Row> ? Row : never;
export type StoredDocument = RowOf<ReturnType<typeof storedDocuments>>;

/** The document, or `notFound`. */
export async function getStored(context: Context, id: string): Promise<StoredDocument> {
  const row = await storedDocuments(context).where('d.id', '=', id).executeTakeFirst();
  if (!row) throw fail('notFound', 'notFound');
  await refuseForeignDocument(context, row.id);
  return row;
}

/** What it is, and about whom. */
export function subjectOf({ type, subject_type, subject_id }: StoredDocument) {
  return { type, subjectType: subject_type, subjectId: subject_id };
}

/** Documents, as they are changed. */
export const documents = record({
  noun: 'document',
  table: 'document',
  channels: ['documents', 'approvals'],
  find: (context: Context, id: string): Promise<StoredDocument | undefined> => getStored(context, id),
  show: rowOf,
});

export function rowOf({ actor, today }: Context, stored: StoredDocument): z.input<typeof documentRow> {
  const isSuperseded = stored.superseded_at !== null;
  const isOwnUpload = isBarredFrom(actor, 'approveDocument', [stored.uploaded_by_id]);
  return {
    documentId: stored.id,
    lockId: lockIdOf(stored),
    lineageId: stored.lineage_id,
    version: stored.file_version,
    current: !isSuperseded,
    type: stored.type,
    subjectType: stored.subject_type,
    subjectId: stored.subject_id,
    subjectName: stored.subject_name,
    fileName: stored.file_name,
    mime: stored.content_type,
    size: stored.size,
    sha256: stored.sha256,
    blobName: stored.blob_name,
    status: stored.status,
    shownStatus: shownStatusOf({ status: stored.status, expiryDate: stored.expiry_date, isSuperseded }, today),
    issueDate: stored.issue_date,
    expiryDate: stored.expiry_date,
    number: stored.number,
    issuer: stored.issuer,
    tags: stored.tags,
    sensitivity: stored.sensitivity,
    language: stored.language,
    uploadedVia: stored.uploaded_via,
    uploadedBy: stored.uploaded_by,
    uploadedAt: stored.uploaded_at.toISOString(),
    reviewedBy: stored.reviewed_by,
    reviewedAt: stored.reviewed_at?.toISOString() ?? null,
    rejectReason: stored.reject_reason,
    differenceReason: stored.difference_reason,
    checks: { scan: stored.scan, pages: stored.pages, isTextRead: stored.is_text_read },
    isOwned: stored.owner_record_id !== null,
    decisionBarrier: isOwnUpload && isOpen(stored.status) && !isSuperseded ? 'ownUpload' : null,
  };
}
