import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { DocumentFailureCode } from '../messages/failures/index.ts';
import { type DocumentType, type SubjectType } from '#modules/base/companies/document-types.ts';
import { kindOf, type UploadSource } from '../types.ts';
import { attachFile } from './stored-files.ts';
import './tables.ts';

const fail = failures<FailureCode | DocumentFailureCode>();

export interface DocumentSubject {
  readonly type: SubjectType;
  readonly id: string;
  /** As lists show it: the registered name. */
  readonly name: string;
}

export interface NewDocument {
  readonly type: DocumentType;
  readonly subject: DocumentSubject;
  readonly companyId: string;
  /** A file that was stored before (`storeFile`, `postLinkFile`). */
  readonly blobName: string;
  /** The record of the caller's module that decides about it; such a document is kept with `keepOwnedDocument`. */
  readonly ownerRecordId?: string;
  /** The version that it takes over from. Of types that a subject has once it is found by itself. */
  readonly replaces?: string | undefined;
  /** Kept aside until `submit`. */
  readonly isDraft?: boolean;
  readonly issueDate?: CalendarDate | null;
  readonly expiryDate?: CalendarDate | null;
  readonly number?: string;
  readonly issuer?: string;
  readonly tags?: readonly string[];
  readonly language?: Language;
  /** Where it is not the caller: who brought it, when, and by which way. */
  readonly uploadedBy?: string;
  readonly uploadedById?: string | null;
  readonly uploadedAt?: Date;
  readonly uploadedVia?: UploadSource;
}

interface Predecessor {
  readonly id: string;
  readonly lineage_id: string;
  readonly file_version: number;
}

/**
 * Files a document under its subject, submitted unless it is a draft. What it replaces is superseded at once if nobody has
 * approved it; an approved one stays in force until this one is approved too. Returns the document's id.
 */
export async function recordDocument(context: Context, document: NewDocument): Promise<string> {
  const { db, partition, actor, language } = context;
  const { type, subject, companyId, blobName } = document;
  const { sensitivity } = kindOf(type);
  const file = await fileOf(context, blobName, subject.id);
  const before = await predecessorOf(context, document);
  const id = await newId(context);
  await db
    .insertInto('document')
    .values({
      id,
      partition,
      company_id: companyId,
      lineage_id: before?.lineage_id ?? id,
      file_version: (before?.file_version ?? 0) + 1,
      type,
      subject_type: subject.type,
      subject_id: subject.id,
      subject_name: subject.name,
      owner_record_id: document.ownerRecordId ?? null,
      blob_name: blobName,
      file_name: file.file_name,
      status: document.isDraft ? 'draft' : 'submitted',
      issue_date: document.issueDate ?? null,
      expiry_date: document.expiryDate ?? null,
      number: document.number ?? '',
      issuer: document.issuer ?? '',
      tags: [...(document.tags ?? [])],
      sensitivity,
      language: document.language ?? language,
      uploaded_via:
        document.uploadedVia ?? (actor.kind === 'user' ? 'staff' : actor.kind === 'guest' ? 'link' : 'system'),
      uploaded_by: document.uploadedBy ?? file.uploaded_by,
      uploaded_by_id: document.uploadedById ?? (actor.kind === 'user' ? actor.id : null),
      uploaded_at: document.uploadedAt ?? context.now,
      updated_by: actor.name,
    })
    .execute();
  if (before && !document.isDraft) await supersedeUndecided(context, before.lineage_id, id);
  await context.audit({
    noun: 'document',
    recordId: id,
    event: before ? 'replaced' : 'uploaded',
    after: { type, fileName: file.file_name, subjectName: subject.name, version: (before?.file_version ?? 0) + 1 },
  });
  await context.publish('documents', 'uploaded', id, '1');
  await context.publish('approvals', 'uploaded', id, '1');
  return id;
}

/** Versions that nobody approved give way to a newer one the moment it is submitted. */
export async function supersedeUndecided({ db, partition }: Context, lineageId: string, newest: string): Promise<void> {
  await db
    .updateTable('document')
    .set({ superseded_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('partition', '=', partition)
    .where('lineage_id', '=', lineageId)
    .where('id', '<>', newest)
    .where('status', '<>', 'approved')
    .where('superseded_at', 'is', null)
    .execute();
}

async function newId({ db }: Context): Promise<string> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db);
  return rows[0]!.id;
}

async function fileOf(context: Context, blobName: string, subjectId: string) {
  const { db, partition } = context;
  const file = await db
    .selectFrom('stored_file')
    .select(['file_name', 'uploaded_by', 'subject_id'])
    .where('partition', '=', partition)
    .where('blob_name', '=', blobName)
    .executeTakeFirst();
  if (!file || (file.subject_id !== subjectId && !(await attachFile(context, blobName, subjectId))))
    throw invalidFields({ blobName: { code: 'fileNotFound' } });
  return file;
}

/** The newest version of what it replaces, held so that two new versions at once follow each other. */
async function predecessorOf(
  { db, partition }: Context,
  { type, subject, replaces }: NewDocument,
): Promise<Predecessor | undefined> {
  if (!replaces && !kindOf(type).single) return undefined;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${partition} ${type} ${subject.id}`}, 0))`.execute(db);
  const newest = db
    .selectFrom('document')
    .select(['id', 'lineage_id', 'file_version'])
    .where('partition', '=', partition)
    .where('type', '=', type)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .orderBy('file_version', 'desc')
    .limit(1);
  if (!replaces) return newest.executeTakeFirst();
  const found = await newest
    .where('lineage_id', 'in', (eb) =>
      eb.selectFrom('document').select('lineage_id').where('partition', '=', partition).where('id', '=', replaces),
    )
    .executeTakeFirst();
  if (!found) throw fail('notFound', 'notFound');
  return found;
}

/** The subject has another name now; its documents are found under it. */
export async function renameDocumentSubject({ db, partition }: Context, subject: DocumentSubject): Promise<void> {
  await db
    .updateTable('document')
    .set({ subject_name: subject.name })
    .where('partition', '=', partition)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('subject_name', '<>', subject.name)
    .execute();
}
