import type { z } from 'zod';
import { deciding, type DecidingContext } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { endsLinks } from '#platform/server/links.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import { decisionColumns, partyParts, type Asked } from '#modules/parties/parties/server/index.ts';
import type { contractorService } from '../contract.ts';
import { application, type ContractorEvent, type ContractorState } from '../status.ts';
import { barrierTo, ownWork } from './barriers.ts';
import { decideDocuments } from './contractor-documents.ts';
import { contractorLinkKind } from './link-kind-name.ts';
import { sendApproved, sendRejected } from './mails.ts';
import { findContractor, type StoredContractor } from './queries.ts';
import { recordOf } from './records.ts';

export const parts = partyParts('contractor');

/** Contractors, as they are changed. */
export const contractors = record({
  noun: 'contractor',
  table: 'contractor',
  channels: ['contractors', 'approvals'],
  find: ({ db, partition }: Context, id: string) => findContractor(db, partition, id),
  show: recordOf,
});

function fourEyes(call: Context, { edited_by }: StoredContractor): DecidingContext {
  return deciding(call, edited_by, ownWork());
}

/** An approval needs an assessment, and a deed of suretyship above the company's limit. */
function mayApprove(call: Context, stored: StoredContractor): DecidingContext {
  const barrier = barrierTo(call, stored);
  if (barrier) throw barrier;
  return fourEyes(call, stored);
}

const endForms = endsLinks(contractorLinkKind);
const approveDocuments = (context: Context, { id }: StoredContractor, { reason }: { readonly reason: string }) =>
  decideDocuments(context, id, { approve: true, differenceReason: reason, differenceField: 'comment' });
const rejectDocuments = (context: Context, { id }: StoredContractor, { reason }: { readonly reason: string }) =>
  decideDocuments(context, id, { reject: reason });

/** Contractors' applications: what each decision needs, and what follows it. */
export const applications = life<StoredContractor, 'contractor', ContractorState, ContractorEvent, Asked>(contractors, {
  machine: application,
  column: 'status',
  facts: ({ status }) => ({ state: status }),
  guards: { approve: mayApprove, reject: fourEyes },
  columns: decisionColumns,
  keep: (context, decisions) =>
    parts.writeDecisions(
      context,
      decisions.map(({ stored: { id }, transition, kept }) => ({ partyId: id, change: { ...transition, ...kept } })),
    ),
  on: {
    approve: [approveDocuments, endForms, sendApproved],
    reject: [rejectDocuments, endForms, (context, stored, { reason }) => sendRejected(context, stored, reason)],
    remove: [rejectDocuments, endForms],
  },
});

export type Decided = z.input<(typeof contractorService)['operations']['approveSubcontractor']['output']>;

export function decided(stored: StoredContractor): Decided {
  return { keyIdentifier: stored.id, lockId: lockIdOf(stored), state: stored.status };
}
