import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { literals } from '#platform/server/states-in-sql.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import type { DocumentStatus } from '../status.ts';
import './tables.ts';

/** A document as a decision about something else is held against it. */
export interface LatestDocument {
  readonly documentId: string;
  readonly blobName: string;
  readonly fileName: string;
  readonly subjectName: string;
  readonly uploadedAt: Date;
  readonly facts: Readonly<Record<string, string>>;
}

/** The newest document of a type that was neither rejected nor replaced, by its subject. */
export async function latestDocuments(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  type: DocumentType,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, LatestDocument>> {
  if (subjectIds.length === 0) return new Map();
  const { rows } = await sql<LatestDocument & { readonly subjectId: string }>`
    select distinct on (d.subject_id) d.subject_id as "subjectId", d.id as "documentId", d.blob_name as "blobName",
           d.file_name as "fileName", d.subject_name as "subjectName", d.uploaded_at as "uploadedAt", f.facts
      from document d join stored_file f on f.partition = d.partition and f.blob_name = d.blob_name
     where d.partition = ${partition} and d.type = ${type} and d.subject_id = any (${subjectIds}::uuid[])
       and d.status in ${literals<DocumentStatus>('submitted', 'pending', 'approved')}
     order by d.subject_id, d.file_version desc`.execute(db);
  return new Map(rows.map(({ subjectId, ...document }) => [subjectId, document]));
}
