import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import type { PaperState } from '../packet.ts';
import type { PaperRequest } from './find-requests.ts';
import { papersOf } from './papers-of.ts';

/** One paper that is asked for, as its link shows it. */
export interface AskedPaper {
  readonly code: DocumentType;
  readonly label: string;
  readonly state: PaperState;
  /** The document that counts; null while there is none. */
  readonly recordId: string | null;
  /** Why that one was sent back; empty where it was not. */
  readonly rejectReason: string;
  /** Files that came by a link of this question. */
  readonly fileCount: number;
}

/** The papers that were asked for, in the order of the packet. What the load does not need any more is left out. */
export async function askedPapers(context: Context, { load_id, codes, id }: PaperRequest): Promise<AskedPaper[]> {
  const { db, partition } = context;
  const [found] = await papersOf(context, [load_id]);
  const asked = (found?.packet.papers ?? []).filter(({ code }) => (codes as readonly string[]).includes(code));
  const { rows } = await sql<{ code: string; files: number; reason: string | null }>`
    select d.type as code, count(*) filter (where f.link_id in (
               select k.id from link k where k.partition = ${partition} and k.subject_id = ${id}))::int as files,
           max(d.reject_reason) filter (where d.id = any (${asked.flatMap(({ recordId }) => recordId ?? [])}::uuid[])) as reason
      from document d join stored_file f on f.partition = d.partition and f.blob_name = d.blob_name
     where d.partition = ${partition} and d.subject_type = 'load' and d.subject_id = ${load_id}
       and d.type = any (${codes}) and d.superseded_at is null
     group by d.type`.execute(db);
  return asked.map(({ code, label, state, recordId }) => {
    const known = rows.find((row) => row.code === code);
    return {
      code: code as DocumentType,
      label,
      state,
      recordId,
      rejectReason: state === 'rejected' ? (known?.reason ?? '') : '',
      fileCount: known?.files ?? 0,
    };
  });
}
