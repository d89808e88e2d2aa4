import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { parsePhone } from '#platform/phone.ts';
import { deciding, type DecidingContext } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { revokeLinks } from '#platform/server/links.ts';
import { sendLink } from '#modules/links/server/index.ts';
import { nextVersion } from '#modules/parties/server/index.ts';
import type { SupplierStep } from '../fields.ts';
import type { SupplierFailureCode } from '../messages/failures/index.ts';
import type { ApplicationState } from '../status.ts';
import { stateAfter, supplierToChange, type ApplicationEvent } from './changes.ts';
import { sendApproved, sendRejected } from './mails.ts';
import { lockIdOf, type StoredSupplier } from './queries.ts';
import { supplierLinkKind } from './submit-supplier.ts';
import { writeDecision } from './supplier-writes.ts';

const fail = failures<FailureCode | SupplierFailureCode>();

export interface Decided {
  readonly keyIdentifier: string;
  readonly lockId: string;
  readonly status: ApplicationState;
}

/** Four eyes: nobody decides what they captured or changed since it was last approved. Answers who decides. */
export function decider(
  call: Context,
  { edited_by }: Pick<StoredSupplier, 'edited_by'>,
  uploadedBy: string | null = null,
): DecidingContext {
  return deciding(call, [...edited_by, uploadedBy], fail('ownCapture', 'rule'));
}

export async function approveSupplier(
  call: Context,
  { keyIdentifier, comment }: { keyIdentifier: string; comment: string },
): Promise<Decided> {
  const stored = await supplierToChange(call, keyIdentifier);
  const status = stateAfter(stored.status, 'approve');
  const context = decider(call, stored);
  const decided = await writeStatus(context, stored, { status, event: 'approve', reason: comment });
  await revokeLinks(context, { kind: supplierLinkKind, subjectId: stored.id });
  await sendApproved(context, stored);
  return decided;
}

export async function rejectSupplier(
  call: Context,
  { keyIdentifier, reason }: { keyIdentifier: string; reason: string },
): Promise<Decided> {
  const stored = await supplierToChange(call, keyIdentifier);
  const status = stateAfter(stored.status, 'reject');
  const context = decider(call, stored);
  const decided = await writeStatus(context, stored, { status, event: 'reject', reason });
  await revokeLinks(context, { kind: supplierLinkKind, subjectId: stored.id });
  await sendRejected(context, stored, reason);
  return decided;
}

/** `deleted` is archived: the record stays, its name and numbers are free again. */
export async function removeSupplier(
  context: Context,
  { keyIdentifier, reason }: { keyIdentifier: string; reason: string },
): Promise<Decided> {
  const stored = await supplierToChange(context, keyIdentifier);
  const decided = await writeStatus(context, stored, {
    status: stateAfter(stored.status, 'remove'),
    event: 'remove',
    reason,
  });
  await revokeLinks(context, { kind: supplierLinkKind, subjectId: stored.id });
  return decided;
}

/** Mails the supplier a link to the steps in which something is missing. */
export async function requestInformation(
  context: Context,
  { keyIdentifier, steps, question }: { keyIdentifier: string; steps: readonly SupplierStep[]; question: string },
): Promise<Decided> {
  const { db, partition } = context;
  const stored = await supplierToChange(context, keyIdentifier);
  const status = stateAfter(stored.status, 'requestInformation');
  const source = await db
    .selectFrom('link')
    .select(['recipient_name', 'recipient_mobile'])
    .where('partition', '=', partition)
    .where('id', '=', stored.source_link_id)
    .executeTakeFirst();
  // The number that already received a code, or else the one on record; a code can go to a mobile only.
  const phone = parsePhone(source?.recipient_mobile ?? stored.cell_no);
  if (!phone.ok || !phone.isMobile) throw fail('noMobileNumber', 'rule');
  const link = await sendLink(context, {
    kind: supplierLinkKind,
    companyId: stored.company_id,
    recipient: { name: source?.recipient_name ?? '', email: stored.email, mobile: phone.e164 },
    language: stored.language,
    subjectId: stored.id,
    scope: { steps, question },
  });
  return writeStatus(context, stored, {
    status,
    event: 'requestInformation',
    reason: question,
    steps,
    linkId: link.id,
  });
}

interface StatusDecision {
  readonly status: ApplicationState;
  readonly event: ApplicationEvent;
  readonly reason: string;
  readonly steps?: readonly SupplierStep[];
  readonly linkId?: string;
}

const pastTense: Readonly<Record<ApplicationEvent, string>> = {
  approve: 'approved',
  reject: 'rejected',
  requestInformation: 'informationRequested',
  resubmit: 'resubmitted',
  revise: 'revised',
  remove: 'deleted',
};

async function writeStatus(
  context: Context,
  stored: StoredSupplier,
  { status, event, reason, ...asked }: StatusDecision,
): Promise<Decided> {
  const { db, partition, actor } = context;
  const row = await db
    .updateTable('supplier')
    .set({
      status,
      decided_by: actor.name,
      decided_at: sql<Date>`now()`,
      decision_reason: reason || null,
      ...nextVersion(actor.name),
    })
    // What is approved was checked; the next change begins a new count of who may not decide.
    .$if(event === 'approve', (update) => update.set({ edited_by: [] }))
    .where('partition', '=', partition)
    .where('id', '=', stored.id)
    .returning(['version'])
    .executeTakeFirstOrThrow();
  await writeDecision(context, stored.id, { event, from: stored.status, to: status, reason, ...asked });
  await context.audit({
    noun: 'supplier',
    recordId: stored.id,
    event: pastTense[event],
    before: { status: stored.status },
    after: { status, reason, ...(asked.steps && { steps: asked.steps.join(', ') }) },
  });
  const lockId = lockIdOf(row);
  await context.publish('carriers', pastTense[event], stored.id, lockId);
  await context.publish('approvals', pastTense[event], stored.id, lockId);
  return { keyIdentifier: stored.id, lockId, status };
}
