import { failures } from '#platform/failure.ts';
import { authorisation } from '#platform/operation.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { documentService } from '../contract.ts';
import type { DocumentFailureCode } from '../messages/failures/index.ts';
import { changeDocumentStatus, type Changed, type StatusChange } from './change-status.ts';
import { documentReadings, type DocumentReading } from '../readings.ts';
import { documents, getStored, subjectOf, type StoredDocument } from './document-rows.ts';
import { tellInForce } from './in-force.ts';
import type { DocumentOwner, StatedFacts } from './owned-documents.ts';

const fail = failures<FailureCode | DocumentFailureCode>();

/** Approves or rejects at the desk for documents; what belongs to another module's record is decided there. */
export async function decideDocument(
  call: Context,
  owners: readonly DocumentOwner[],
  documentId: string,
  decision: { readonly approve: StatedFacts } | { readonly reject: string },
): Promise<Changed> {
  const stored = await documents.toChange(call, documentId);
  const context = deciding(call, [stored.uploaded_by_id], fail('ownUpload', 'rule'));
  const owner = owners.find(({ type }) => type === stored.type);
  if (!owner || stored.owner_record_id === null) {
    const changed = await changeAsRead(context, {
      documentId,
      ...('approve' in decision
        ? { event: 'approve', ...decision.approve }
        : { event: 'reject', reason: decision.reject }),
    });
    if ('approve' in decision || stored.status === 'approved') await tellInForce(context, subjectOf(stored));
    return changed;
  }
  if (stored.superseded_at !== null) throw fail('documentSuperseded', 'rule');
  const record = { subjectId: stored.subject_id, ownerRecordId: stored.owner_record_id };
  if ('approve' in decision) {
    requireRight(context, owner.rights.approve);
    await owner.approve(context, record, decision.approve);
  } else {
    requireRight(context, owner.rights.reject);
    await owner.reject(context, record, decision.reject);
  }
  const after = await getStored(context, documentId);
  return { documentId, lockId: lockIdOf(after), status: after.status };
}

/** The values of a document beside what was read in it; of one that belongs to another module's record, those of the record. */
export async function readingsOf(
  context: Context,
  owners: readonly DocumentOwner[],
  stored: StoredDocument,
): Promise<readonly DocumentReading[]> {
  const owner = owners.find(({ type }) => type === stored.type);
  if (owner && stored.owner_record_id !== null)
    return owner.readings(context, { subjectId: stored.subject_id, ownerRecordId: stored.owner_record_id });
  return documentReadings(stored.type, stored.facts, {
    subjectName: stored.subject_name,
    issuer: stored.issuer,
    number: stored.number,
    issueDate: stored.issue_date,
    expiryDate: stored.expiry_date,
  });
}

/** A change of status of exactly the version that the caller had read. */
export async function changeAsRead(context: Context, change: StatusChange): Promise<Changed> {
  await documents.toChange(context, change.documentId);
  return changeDocumentStatus(context, change);
}

/** Nobody decides by this door what they may not decide by the other one. */
function requireRight({ actor }: Context, operation: string): void {
  const right = authorisation(documentService.name, operation);
  if (actor.kind !== 'user' || !actor.authorisations.has(right))
    throw fail('forbidden', 'forbidden', { authorisation: right });
}
