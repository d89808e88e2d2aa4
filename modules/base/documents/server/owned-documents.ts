import type { CalendarDate } from '#platform/dates.ts';
import { statesAfter } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf, nextVersion } from '#platform/server/records.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { document as machine, type DocumentStatus } from '../status.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import type { DocumentReading } from '../readings.ts';
import { recordDocument, type NewDocument } from './record-document.ts';
import './tables.ts';

/** A module whose own records decide about a type of document: the desk for documents asks it, instead of deciding itself. */
export interface DocumentOwner {
  readonly type: DocumentType;
  /** Operations whose rights a decision takes, besides that of the desk. */
  readonly rights: { readonly approve: string; readonly reject: string };
  /** The values of the owner's record beside what was read in its document. */
  readings(context: Context, record: OwnerRecord): Promise<readonly DocumentReading[]>;
  /** Approves the owner's record, which then keeps the document in step (`keepOwnedDocument`). */
  approve(context: Context, record: OwnerRecord, stated: StatedFacts): Promise<void>;
  reject(context: Context, record: OwnerRecord, reason: string): Promise<void>;
}

export interface OwnerRecord {
  readonly subjectId: string;
  readonly ownerRecordId: string;
}

/** What the approver states; an absent value stays as it was. */
export interface StatedFacts {
  readonly issueDate?: CalendarDate | undefined;
  readonly expiryDate?: CalendarDate | undefined;
  readonly number?: string | undefined;
  readonly issuer?: string | undefined;
  /** Why something else is approved than the document says. */
  readonly differenceReason?: string | undefined;
}

export interface OwnedDocument extends NewDocument {
  readonly ownerRecordId: string;
  readonly status: DocumentStatus;
  readonly isSuperseded: boolean;
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
  readonly rejectReason: string | null;
  readonly differenceReason: string | null;
}

/** Brings the document of another module's record up to that record. Called after each change of it; doing it twice does nothing. */
export async function keepOwnedDocument(context: Context, owned: OwnedDocument): Promise<void> {
  const { db, partition, actor } = context;
  const find = () =>
    db
      .selectFrom('document')
      .select(['id', 'status', 'superseded_at', 'issue_date', 'expiry_date', 'number', 'issuer'])
      .select(['reviewed_by', 'reject_reason', 'difference_reason', 'uploaded_at'])
      .where('partition', '=', partition)
      .where('type', '=', owned.type)
      .where('owner_record_id', '=', owned.ownerRecordId)
      .executeTakeFirst();
  let known = await find();
  if (!known) {
    await recordDocument(context, owned);
    known = (await find())!;
  }
  if (owned.uploadedAt && owned.uploadedAt.getTime() !== known.uploaded_at.getTime())
    await updateRow({ db, partition }, 'document', known.id, { uploaded_at: owned.uploadedAt });
  const before = {
    status: known.status,
    isSuperseded: known.superseded_at !== null,
    issueDate: known.issue_date,
    expiryDate: known.expiry_date,
    number: known.number,
    issuer: known.issuer,
    reviewedBy: known.reviewed_by,
    reason: known.reject_reason,
    differenceReason: known.difference_reason,
  };
  const after = {
    status: owned.status,
    isSuperseded: owned.isSuperseded,
    issueDate: owned.issueDate ?? null,
    expiryDate: owned.expiryDate ?? null,
    number: owned.number ?? '',
    issuer: owned.issuer ?? '',
    reviewedBy: owned.reviewedBy,
    reason: owned.rejectReason,
    differenceReason: owned.differenceReason,
  };
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (!statesAfter(machine, known.status).has(owned.status))
    throw new Error(`a document that is ${known.status} cannot become ${owned.status}`);
  const row = await db
    .updateTable('document')
    .set({
      status: after.status,
      superseded_at: owned.isSuperseded ? (known.superseded_at ?? context.now) : null,
      issue_date: after.issueDate,
      expiry_date: after.expiryDate,
      number: after.number,
      issuer: after.issuer,
      reviewed_by: after.reviewedBy,
      reviewed_at: owned.reviewedAt,
      reject_reason: after.reason,
      difference_reason: after.differenceReason,
      ...nextVersion(actor.name),
    })
    .where('partition', '=', partition)
    .where('id', '=', known.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const event = before.status === after.status ? (owned.isSuperseded ? 'superseded' : 'changed') : after.status;
  await context.audit({ noun: 'document', recordId: known.id, event, before, after });
  await context.publish('documents', event, known.id, lockIdOf(row));
}
