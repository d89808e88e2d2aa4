import { sql } from 'kysely';
import { z } from 'zod';
import {
  type Context,
  type Handlers,
  implement,
  type Implementation,
  type RecordReader,
} from '#platform/server/implement.ts';
import { asRead } from '#platform/server/record-readers.ts';
import { supplierLinkKind } from './link-kind-name.ts';
import { refuseForeignSupplier } from '#modules/base/access/server/index.ts';
import { heldLink, isLinkUsable, isNameTakenFor, linkBoardHandlers } from '#modules/parties/links/server/index.ts';
import { storeForStaff } from '#modules/base/documents/server/index.ts';
import { supplierService } from '../contract.ts';
import { supplierRecord } from '../records.ts';
import { certificateFile } from './certificates.ts';
import { approveCertificate, changeTerms, rejectCertificate } from './decide-certificate.ts';
import { decide, requestInformation } from './decide.ts';
import { supplierParty } from './duplicates.ts';
import { supplierFigures } from './figures.ts';
import { inviteSupplier } from './invitations.ts';
import { readSupplierLink } from './link-kind.ts';
import { listSuppliers } from './list-suppliers.ts';
import { supplierHistory, supplierNames, supplierOptions } from './lookups.ts';
import { getSupplier } from './queries.ts';
import { recordOf } from './records.ts';
import { submitSupplier } from './submit-supplier.ts';

const links = linkBoardHandlers(supplierService, {
  kind: supplierLinkKind,
  subjectName: sql`(select s.registered_name from supplier s where s.partition = l.partition and s.id = l.subject_id)`,
});

async function readSupplier(context: Context, keyIdentifier: string) {
  await refuseForeignSupplier(context, keyIdentifier);
  return recordOf(context, await getSupplier(context.db, context.partition, keyIdentifier));
}

/** What a submit amends: for staff the supplier that it names, by link the one that the link edits. */
const amendedSupplier: RecordReader = async (context, { keyIdentifier }) => {
  if (context.actor.kind === 'user') {
    const named = z.uuid().safeParse(keyIdentifier);
    return named.success ? asRead(supplierRecord, await readSupplier(context, named.data)) : undefined;
  }
  const { subject_id: id } = await heldLink(context, [supplierLinkKind], { lock: true });
  if (!id) return undefined;
  const { clientName, blobName, carrierDetail } = recordOf(
    context,
    await getSupplier(context.db, context.partition, id),
  );
  return asRead(supplierRecord.pick({ clientName: true, blobName: true, carrierDetail: true }), {
    clientName,
    blobName,
    carrierDetail,
  });
};

const handlers: Handlers<typeof supplierService.operations> = {
  getAllCarriersByClientName: (context, query) => listSuppliers(context, query),
  getAllCarriersBasicInfo: supplierOptions,
  getAllCarrierNames: (context) => supplierNames(context),
  getCarrierCounts: (context) => supplierFigures(context),
  getCarrierHistory: (context, { keyIdentifier }) => supplierHistory(context, keyIdentifier),

  getCarrier: (context, { keyIdentifier }) => readSupplier(context, keyIdentifier),

  async isCarrierRegisteredNameExist(context, { carrierName: name, clientName: client, keyIdentifier: ownId }) {
    return (await isNameTakenFor(context, supplierParty, supplierLinkKind, { name, client, ownId })) ? 1 : 0;
  },

  postCarrier: (context, input) => submitSupplier(context, input),
  putCarrier: (context, input) => submitSupplier(context, input),

  postCarrierFile: (context, input) => storeForStaff(context, input, certificateFile),

  approveCarrier: (context, { keyIdentifier, comment }) => decide(context, keyIdentifier, 'approve', comment),
  rejectCarrier: (context, { keyIdentifier, reason }) => decide(context, keyIdentifier, 'reject', reason),
  deleteCarrier: (context, { keyIdentifier, reason }) => decide(context, keyIdentifier, 'remove', reason),
  sendCarrierInformationRequest: (context, input) => requestInformation(context, input),
  approveGitCertificate: (context, input) => approveCertificate(context, input),
  putGitCertificateTerms: changeTerms,
  rejectGitCertificate: (context, input) => rejectCertificate(context, input),

  postCarrierLink: (context, input) => inviteSupplier(context, input),
  ...links,
  getCarrierLink: (context) => readSupplierLink(context),
  isCarrierLinkValid: (context) => isLinkUsable(context, supplierLinkKind),
};

export const supplierOperations: Implementation = implement(supplierService, handlers, { putCarrier: amendedSupplier });
