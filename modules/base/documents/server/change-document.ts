import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { documentService } from '../contract.ts';
import type { DocumentFailureCode } from '../messages/failures/index.ts';
import { documentTypesOf } from '#modules/base/companies/document-types.ts';
import { comesWithRecord, kindOf } from '../types.ts';
import { refuseEndless, type Changed } from './change-status.ts';
import { documents, subjectOf, type StoredDocument } from './document-rows.ts';
import { tellInForce } from './in-force.ts';
import { readerOf } from './read-facts.ts';
import { recordDocument } from './record-document.ts';
import { storeFile } from './stored-files.ts';
import { refuseForeignSubject } from './subjects.ts';

const fail = failures<FailureCode | DocumentFailureCode>();

type Operations = (typeof documentService)['operations'];

/** Staff file a document themselves. */
export async function uploadDocument(
  context: Context,
  input: z.output<Operations['postDocument']['input']>,
): Promise<Changed> {
  const { actor, db, partition } = context;
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden');
  await refuseForeignSubject(context, { type: input.subjectType, id: input.subjectId });
  const subject = await db
    .selectFrom('document_subject')
    .select(['subject_type', 'subject_id', 'name', 'company_id'])
    .where('partition', '=', partition)
    .where('subject_type', '=', input.subjectType)
    .where('subject_id', '=', input.subjectId)
    .executeTakeFirst();
  if (!subject) throw fail('notFound', 'notFound');
  refuseStrangeType(input.subjectType, input.type);
  if (comesWithRecord(input.subjectType, input.type)) throw invalidFields({ type: { code: 'documentOfRecord' } });
  const { content, subjectType: _, subjectId: __, ...facts } = input;
  const { blobName } = await storeFile(context, {
    content,
    fileName: input.fileName,
    field: 'content',
    accept: ['pdf', 'jpeg', 'png', 'tiff'],
    subjectType: input.type,
    companyId: subject.company_id,
    uploadedBy: actor.account,
    readFacts: readerOf(input.type),
  });
  const documentId = await recordDocument(context, {
    ...facts,
    subject: { type: subject.subject_type, id: subject.subject_id, name: subject.name },
    companyId: subject.company_id,
    blobName,
    uploadedBy: actor.name,
  });
  return { documentId, lockId: '1', status: input.isDraft ? 'draft' : 'submitted' };
}

/** Dates, number, issuer, tags; the type too, as long as nothing was built on it. */
export async function changeDocument(
  context: Context,
  input: z.output<Operations['putDocument']['input']>,
): Promise<Changed> {
  const stored = await documents.toChange(context, input.documentId);
  if (stored.superseded_at !== null) throw fail('documentSuperseded', 'rule');
  const before = factsOf(stored);
  const after = {
    type: input.type,
    issueDate: input.issueDate,
    expiryDate: input.expiryDate,
    number: input.number,
    issuer: input.issuer,
    tags: input.tags.join(', '),
  };
  const { tags: _, ...ownersFacts } = before;
  const isOwnersChanged = Object.entries(ownersFacts).some(
    ([name, value]) => after[name as keyof typeof after] !== value,
  );
  // What two people agreed on is not for the one who handed it in to change.
  if (
    stored.status === 'approved' &&
    isOwnersChanged &&
    isBarredFrom(context.actor, 'approveDocument', [stored.uploaded_by_id])
  )
    throw fail('ownUpload', 'rule');
  if (stored.owner_record_id !== null && isOwnersChanged) throw fail('documentOwned', 'rule');
  if (input.type !== stored.type && !(await mayChangeType(context, stored, input.type)))
    throw fail('documentTypeFixed', 'rule', {}, { type: { code: 'documentTypeFixed' } });
  refuseStrangeType(stored.subject_type, input.type);
  if (stored.status === 'approved') refuseEndless(input.type, input.expiryDate);
  const changed = await documents.change(context, stored, {
    event: 'changed',
    columns: {
      type: input.type,
      sensitivity: kindOf(input.type).sensitivity,
      issue_date: input.issueDate,
      expiry_date: input.expiryDate,
      number: input.number,
      issuer: input.issuer,
      tags: [...input.tags],
    },
    before,
    after,
  });
  if (stored.status === 'approved') await tellInForce(context, subjectOf(stored));
  return { documentId: stored.id, lockId: lockIdOf(changed), status: stored.status };
}

/** A driver has no GIT certificate, and a vehicle no passport. */
function refuseStrangeType(subjectType: StoredDocument['subject_type'], type: StoredDocument['type']): void {
  if (!documentTypesOf(subjectType).includes(type)) throw invalidFields({ type: { code: 'notAnOption' } });
}

function factsOf(stored: StoredDocument) {
  return {
    type: stored.type,
    issueDate: stored.issue_date,
    expiryDate: stored.expiry_date,
    number: stored.number,
    issuer: stored.issuer,
    tags: stored.tags.join(', '),
  };
}

/** Only of the first version, undecided, and if the subject has no other lineage of a type that it has once. */
async function mayChangeType(
  { db, partition }: Context,
  stored: StoredDocument,
  type: StoredDocument['type'],
): Promise<boolean> {
  if (stored.file_version > 1 || stored.status === 'approved' || stored.status === 'rejected') return false;
  const others = await db
    .selectFrom('document')
    .select('id')
    .where('partition', '=', partition)
    .where('id', '<>', stored.id)
    .where((where) =>
      where.or([
        where('lineage_id', '=', stored.lineage_id),
        ...(kindOf(type).single
          ? [where.and([where('subject_id', '=', stored.subject_id), where('type', '=', type)])]
          : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return others === undefined;
}
