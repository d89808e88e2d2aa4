import { sql } from 'kysely';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { revokeLinks } from '#platform/server/links.ts';
import { sendLink } from '#modules/links/server/index.ts';
import { nextVersion } from '#modules/parties/server/index.ts';
import type { ContractorStep } from '../fields.ts';
import type { ContractorEvent, ContractorState } from '../status.ts';
import { barrierTo, ownWork } from './barriers.ts';
import { announce, contractorToChange, stateAfter } from './changes.ts';
import { decideDocuments } from './contractor-documents.ts';
import { writeDecision } from './contractor-writes.ts';
import { linkFor } from './invitations.ts';
import { sendApproved, sendRejected } from './mails.ts';
import { lockIdOf, type StoredContractor } from './queries.ts';
import { contractorLinkKind } from './submit-application.ts';

export interface Decided {
  readonly keyIdentifier: string;
  readonly lockId: string;
  readonly state: ContractorState;
}

export async function approveContractor(
  call: Context,
  { keyIdentifier, comment }: { keyIdentifier: string; comment: string },
): Promise<Decided> {
  const stored = await contractorToChange(call, keyIdentifier);
  const state = stateAfter(stored.status, 'approve');
  const barrier = barrierTo(call, stored);
  if (barrier) throw barrier;
  const context = deciding(call, stored.edited_by, ownWork());
  const decided = await writeStatus(context, stored, { state, event: 'approve', reason: comment });
  await decideDocuments(context, stored.id, { approve: true });
  await revokeLinks(context, { kind: contractorLinkKind, subjectId: stored.id });
  await sendApproved(context, stored);
  return decided;
}

export async function rejectContractor(
  call: Context,
  { keyIdentifier, reason }: { keyIdentifier: string; reason: string },
): Promise<Decided> {
  const stored = await contractorToChange(call, keyIdentifier);
  const state = stateAfter(stored.status, 'reject');
  const context = deciding(call, stored.edited_by, ownWork());
  const decided = await writeStatus(context, stored, { state, event: 'reject', reason });
  await decideDocuments(context, stored.id, { reject: reason });
  await revokeLinks(context, { kind: contractorLinkKind, subjectId: stored.id });
  await sendRejected(context, stored, reason);
  return decided;
}

/** `deleted` is archived: the record stays, its name and numbers are free again. */
export async function removeContractor(
  context: Context,
  { keyIdentifier, reason }: { keyIdentifier: string; reason: string },
): Promise<Decided> {
  const stored = await contractorToChange(context, keyIdentifier);
  const state = stateAfter(stored.status, 'remove');
  const decided = await writeStatus(context, stored, { state, event: 'remove', reason });
  await decideDocuments(context, stored.id, { reject: reason });
  await revokeLinks(context, { kind: contractorLinkKind, subjectId: stored.id });
  return decided;
}

/** Mails the contractor a link to the steps in which something is missing. */
export async function requestInformation(
  context: Context,
  { keyIdentifier, steps, question }: { keyIdentifier: string; steps: readonly ContractorStep[]; question: string },
): Promise<Decided> {
  const stored = await contractorToChange(context, keyIdentifier);
  const state = stateAfter(stored.status, 'requestInformation');
  // Whatever is answered is signed again.
  const link = await sendLink(context, { ...linkFor(stored), scope: { steps: [...steps, 'signature'], question } });
  return writeStatus(context, stored, {
    state,
    event: 'requestInformation',
    reason: question,
    steps,
    linkId: link.id,
  });
}

const pastTense: Readonly<Record<ContractorEvent, string>> = {
  submit: 'submitted',
  assess: 'assessed',
  approve: 'approved',
  reject: 'rejected',
  requestInformation: 'informationRequested',
  remove: 'deleted',
};

interface StatusDecision {
  readonly state: ContractorState;
  readonly event: ContractorEvent;
  readonly reason: string;
  readonly steps?: readonly ContractorStep[];
  readonly linkId?: string;
}

async function writeStatus(
  context: Context,
  stored: StoredContractor,
  { state, event, reason, ...asked }: StatusDecision,
): Promise<Decided> {
  const { db, partition, actor } = context;
  const row = await db
    .updateTable('contractor')
    .set({
      status: state,
      decided_by: actor.name,
      decided_at: sql<Date>`now()`,
      decision_reason: reason || null,
      ...nextVersion(actor.name),
    })
    // What is approved was checked; the next change begins a new count of who may not decide.
    .$if(event === 'approve', (update) => update.set({ edited_by: [] }))
    .where('partition', '=', partition)
    .where('id', '=', stored.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await writeDecision(context, stored.id, { event, from: stored.status, to: state, reason, ...asked });
  const lockId = lockIdOf(row);
  await announce(context, {
    id: stored.id,
    event: pastTense[event],
    lockId,
    before: { state: stored.status },
    after: { state, reason, ...(asked.steps && { steps: asked.steps.join(', ') }) },
  });
  return { keyIdentifier: stored.id, lockId, state };
}
