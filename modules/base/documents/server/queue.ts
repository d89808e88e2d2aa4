import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { literals } from '#platform/server/states-in-sql.ts';
import type { DocumentStatus } from '../status.ts';
import { typesWithRecord } from '../types.ts';
import { subjectReads, typesShownTo } from './subjects.ts';

/** Documents that are decided at their own desk; what came with a record, or explains a journal, is decided with that. */
export const documentQueue: ApprovalQueue<'document', 'document'> = {
  kind: 'document',
  page: 'document',
  decides: ['approveDocument', 'rejectDocument'],
  reads: ['getDocument', 'getDocumentHistory', 'getDocuments', 'downloadFile', 'getFileToken', ...subjectReads],
  about: 'about_id',
  isDelegable: true,
  open: (partition, held) => sql`
    select d.id, d.id as page_id, d.subject_id as about_id, d.subject_name as subject, d.type as detail, 'approve' as asks, null::numeric as amount,
           d.uploaded_at as since, d.uploaded_by as captured_by, array_remove(array[d.uploaded_by_id], null) as captured_ids
      from document d
     where d.partition = ${partition} and d.status in ${literals<DocumentStatus>('submitted', 'pending')} and d.superseded_at is null
       and d.owner_record_id is null and d.subject_type <> 'journal' and not d.subject_type || '/' || d.type = any (${typesWithRecord}::text[])
       ${held ? sql`and d.subject_type = any (${typesShownTo(held)}::text[])` : sql``}`,
};
