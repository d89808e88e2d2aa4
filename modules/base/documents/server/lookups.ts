import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import type { HistoryEntry } from '#modules/base/access/contract.ts';
import type { SubjectType } from '#modules/base/companies/document-types.ts';
import { getStored, storedDocuments, type StoredDocument } from './document-rows.ts';
import { seenOnly } from './subjects.ts';

const subjectsAtMost = 20;
const historyAtMost = 200;

/** All versions of the lineage that a document belongs to, newest first. */
export async function lineageOf(context: Context, documentId: string): Promise<StoredDocument[]> {
  const { lineage_id } = await getStored(context, documentId);
  return storedDocuments(context).where('d.lineage_id', '=', lineage_id).orderBy('d.file_version', 'desc').execute();
}

/** What happened to a document and its other versions, newest first. */
export async function documentHistory(context: Context, documentId: string): Promise<HistoryEntry[]> {
  const { db, partition } = context;
  const ids = (await lineageOf(context, documentId)).map(({ id }) => id);
  const rows = await db
    .selectFrom('audit_entry')
    .select(['at', 'actor_name', 'actor_kind', 'event', 'changes'])
    .where('partition', '=', partition)
    .where('noun', '=', 'document')
    .where('record_id', 'in', ids)
    .orderBy('id', 'desc')
    .limit(historyAtMost)
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    by: row.actor_name,
    byKind: row.actor_kind,
    event: row.event,
    changes: row.changes,
  }));
}

interface FoundSubject {
  readonly subjectId: string;
  readonly name: string;
  /** The number tells it from others with a similar name. */
  readonly accountNumber: string;
}

/** A module above that finds the subjects of one type by a search of its own, because they are too many to be gone through. */
export interface SubjectFinder {
  readonly subjectType: SubjectType;
  find(context: Context, search: string, atMost: number): Promise<FoundSubject[]>;
}

/** Whom a document can be filed under. */
export async function documentSubjects(
  context: Context,
  finders: readonly SubjectFinder[],
  { subjectType, search }: { readonly subjectType: SubjectType; readonly search: string },
): Promise<FoundSubject[]> {
  const { db, partition } = context;
  const finder = finders.find((each) => each.subjectType === subjectType);
  if (finder) return finder.find(context, search, subjectsAtMost);
  const own = await seenOnly(context, 'document_subject');
  const pattern = likePattern(search);
  let matching = db
    .selectFrom('document_subject')
    .select(['subject_id', 'name', 'account_number'])
    .where('partition', '=', partition)
    .where('subject_type', '=', subjectType)
    .where('is_asked', '=', true)
    .orderBy('name')
    .limit(subjectsAtMost);
  if (own) matching = matching.where(own);
  if (pattern) matching = matching.where(sql`lower(name || ' ' || account_number)`, 'like', pattern);
  const rows = await matching.execute();
  return rows.map((row) => ({ subjectId: row.subject_id, name: row.name, accountNumber: row.account_number }));
}
