import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import { nextState } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { explained, explainedFacts } from './explained.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { DocumentFailureCode } from '../messages/failures/index.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import { documentReadings } from '../readings.ts';
import { document as machine, type DocumentStatus } from '../status.ts';
import { kindOf } from '../types.ts';
import { documents, type StoredDocument } from './document-rows.ts';
import { supersedeUndecided } from './record-document.ts';

const fail = failures<FailureCode | DocumentFailureCode>();

export type StatusEvent = 'submit' | 'review' | 'approve' | 'reject';

export interface StatusChange {
  readonly documentId: string;
  readonly event: StatusEvent;
  /** Of a rejection. */
  readonly reason?: string;
  /** As the approver read them. */
  readonly issueDate?: CalendarDate | null | undefined;
  readonly expiryDate?: CalendarDate | null | undefined;
  readonly number?: string | undefined;
  readonly issuer?: string | undefined;
  /** Of an approval: why something else is approved than the document says. */
  readonly differenceReason?: string | undefined;
  /** The field in which the caller takes that reason. */
  readonly differenceField?: string | undefined;
}

export interface Changed {
  readonly documentId: string;
  readonly lockId: string;
  readonly status: DocumentStatus;
}

/**
 * Moves a document along its table of states, or refuses with `notAllowedInState`. A decision on what nobody had taken into
 * review takes it first. The version that was approved before ends with the approval of the next.
 */
export async function changeDocumentStatus(context: Context, change: StatusChange): Promise<Changed> {
  const { actor } = context;
  const stored = await documents.lock(context, change.documentId);
  const status = statusAfter(stored, change.event);
  const isDecision = change.event === 'approve' || change.event === 'reject';
  const issueDate = change.issueDate === undefined ? stored.issue_date : change.issueDate;
  const expiryDate = change.expiryDate === undefined ? stored.expiry_date : change.expiryDate;
  if (issueDate !== null && expiryDate !== null && expiryDate < issueDate)
    throw invalidFields({ expiryDate: { code: 'expiryBeforeIssue' } });
  if (change.event === 'approve') refuseEndless(stored.type, expiryDate);
  const number = change.number ?? stored.number;
  const issuer = change.issuer ?? stored.issuer;
  const against =
    change.event === 'approve'
      ? explained(
          documentReadings(stored.type, stored.facts, {
            subjectName: stored.subject_name,
            issuer,
            number,
            issueDate,
            expiryDate,
          }),
          change.differenceReason,
          change.differenceField,
        )
      : undefined;
  const changed = await documents.change(context, stored, {
    event: machine.past[change.event],
    columns: {
      status,
      issue_date: issueDate,
      expiry_date: expiryDate,
      number,
      issuer,
      ...(against && { difference_reason: against.differenceReason }),
      ...(isDecision && { reviewed_by: actor.name, reviewed_at: sql<Date>`now()` }),
      ...(isDecision && { reject_reason: change.reason ?? null }),
    },
    before: {
      status: stored.status,
      issueDate: stored.issue_date,
      expiryDate: stored.expiry_date,
      number: stored.number,
      issuer: stored.issuer,
    },
    after: {
      status,
      issueDate,
      expiryDate,
      number,
      issuer,
      ...(change.reason && { reason: change.reason }),
      ...(against && explainedFacts(against)),
    },
  });
  if (change.event === 'submit') await supersedeUndecided(context, stored.lineage_id, stored.id);
  if (change.event === 'approve') await supersedeOlder(context, stored);
  return { documentId: stored.id, lockId: lockIdOf(changed), status };
}

/** A paper that ends is approved with its end: without it nobody would be warned. */
export function refuseEndless(type: DocumentType, expiryDate: CalendarDate | null): void {
  if (kindOf(type).ends && expiryDate === null) throw invalidFields({ expiryDate: { code: 'required' } });
}

function statusAfter(stored: StoredDocument, event: StatusEvent): DocumentStatus {
  if (stored.superseded_at !== null) throw fail('documentSuperseded', 'rule');
  const isDecision = event === 'approve' || event === 'reject';
  const from = (isDecision && nextState(machine, stored.status, 'review')) || stored.status;
  const status = nextState(machine, from, event);
  if (status === undefined || status === 'superseded')
    throw fail('notAllowedInState', 'rule', { state: stored.status });
  return status;
}

async function supersedeOlder(
  { db, partition }: Context,
  { id, lineage_id, file_version }: StoredDocument,
): Promise<void> {
  await db
    .updateTable('document')
    .set({ superseded_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('partition', '=', partition)
    .where('lineage_id', '=', lineage_id)
    .where('file_version', '<', file_version)
    .where('id', '<>', id)
    .where('superseded_at', 'is', null)
    .execute();
}
