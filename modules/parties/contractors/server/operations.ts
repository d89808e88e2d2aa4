import { sql } from 'kysely';
import { z } from 'zod';
import { Failure } from '#platform/failure.ts';
import {
  type Context,
  type Handlers,
  implement,
  type Implementation,
  type RecordReader,
} from '#platform/server/implement.ts';
import { heldLink } from '#platform/server/links.ts';
import { asRead } from '#platform/server/record-readers.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { contractorLinkKind } from './link-kind-name.ts';
import { isLinkUsable, linkBoardHandlers } from '#modules/parties/links/server/index.ts';
import { contractorService } from '../contract.ts';
import { approvalDetails, signatureDetails, singleDirectors } from '../fields.ts';
import { contractorRecord } from '../records.ts';
import { submitAsAdmin } from './assess.ts';
import { decide, requestInformation } from './decide.ts';
import { contractorFigures } from './figures.ts';
import { bringFile } from './files.ts';
import { addContractor, inviteAgain } from './invitations.ts';
import { readContractorLink, signedByLink } from './link-kind.ts';
import { listContractors } from './list-contractors.ts';
import { getContractor } from './queries.ts';
import { recordOf } from './records.ts';
import { submitByLink } from './submit-application.ts';

const links = linkBoardHandlers(contractorService, {
  kind: contractorLinkKind,
  subjectName: sql`(select t.registered_name from contractor t where t.partition = l.partition and t.id = l.subject_id)`,
});

const handlers: Handlers<typeof contractorService.operations> = {
  creditorAccountProfileSet: (context) => readContractorLink(context),
  isCreditorLinkValid: (context) => isLinkUsable(context, contractorLinkKind),
  submitCreditorApplication: (context, input) =>
    context.actor.kind === 'user' ? submitAsAdmin(context, context.actor, input) : submitByLink(context, input),
  getSignedApplication: (context) => signedByLink(context),

  getSubcontractors: (context, query) => listContractors(context, query),
  getSubbieApplication: async (context, { keyIdentifier }) => recordOf(context, await named(context, keyIdentifier)),
  getSubcontractorCounts: (context) => contractorFigures(context),
  async getSubcontractorHistory(context, { keyIdentifier }) {
    await named(context, keyIdentifier);
    return recordHistory(context, 'contractor', keyIdentifier);
  },

  AddSubcontractor: (context, input) => addContractor(context, input),
  postSubcontractorLink: (context, input) => inviteAgain(context, input),
  ...links,

  approveSubcontractor: (context, { keyIdentifier, comment }) => decide(context, keyIdentifier, 'approve', comment),
  rejectSubcontractor: (context, { keyIdentifier, reason }) => decide(context, keyIdentifier, 'reject', reason),
  sendSubcontractorInformationRequest: (context, input) => requestInformation(context, input),
  deleteSubcontractor: (context, { keyIdentifier, reason }) => decide(context, keyIdentifier, 'remove', reason),
  async postSubcontractorFile(context, input) {
    if (context.actor.kind !== 'user') throw new Failure('forbidden', 'forbidden');
    return bringFile(context, context.actor, input);
  },
};

/** What is signed anew with every submit, and what only staff say: of no application is it taken over. */
const neverTakenOver = new Set([...Object.keys(signatureDetails.shape), ...Object.keys(approvalDetails.shape)]);

/** What a submit amends: for staff the application that it names, by link the contractor's own. */
const amendedApplication: RecordReader = async (context, { keyIdentifier, subcontractorApplication: sent }) => {
  const isStaff = context.actor.kind === 'user';
  const id = isStaff ? keyIdentifier : (await heldLink(context, [contractorLinkKind], { lock: true })).subject_id;
  const wanted = z.uuid().safeParse(id);
  if (!wanted.success) return undefined;
  const record = asRead(contractorRecord, recordOf(context, await named(context, wanted.data)));
  const { lockId, subcontractorApplication } = record as z.output<typeof contractorRecord>;
  // Directors as single fields stand for the whole list.
  const namesDirectors = Object.keys(singleDirectors.shape).some((field) => field in Object(sent));
  const known = Object.entries(subcontractorApplication).filter(
    ([field]) => (isStaff || !neverTakenOver.has(field)) && !(namesDirectors && field === 'directors'),
  );
  return { ...(isStaff && { lockId }), ...Object.fromEntries(known) };
};

export const contractorOperations: Implementation = implement(contractorService, handlers, {
  submitCreditorApplication: amendedApplication,
});

function named({ db, partition }: Context, id: string) {
  return getContractor(db, partition, id);
}
