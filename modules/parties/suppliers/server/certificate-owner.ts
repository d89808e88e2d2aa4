import { authorisation } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { DocumentOwner } from '#modules/base/documents/server/index.ts';
import { supplierService } from '../contract.ts';
import { certificateReadings } from '../certificate-readings.ts';
import { approveCertificate, rejectCertificate, statedOf } from './decide-certificate.ts';
import { suppliers } from './changes.ts';
import { getSupplier } from './queries.ts';

const rights = { approve: 'approveGitCertificate', reject: 'rejectGitCertificate' } as const;

/** The fields of a certificate, as the desk for documents calls them. */
const fieldsOfDocument = {
  insuredName: 'holder',
  insurer: 'issuer',
  policyNumber: 'number',
  cover: 'amount',
  from: 'issueDate',
  to: 'expiryDate',
} as const;

/** Certificates are decided with their supplier, whichever desk the decision comes from. */
export const certificateDocuments: DocumentOwner = {
  type: 'gitCertificate',
  rights,
  async readings(context, { subjectId, ownerRecordId }) {
    const supplier = await getSupplier(context.db, context.partition, subjectId);
    const certificate = supplier.certificates.find(({ id }) => id === ownerRecordId);
    if (!certificate) return [];
    return certificateReadings(certificate.facts, statedOf(certificate, supplier.registered_name)).map((value) => ({
      ...value,
      field: fieldsOfDocument[value.field],
    }));
  },
  async approve(context, { subjectId, ownerRecordId }, stated) {
    await approveCertificate(await asRead(context, subjectId, rights.approve), {
      keyIdentifier: subjectId,
      certificateId: ownerRecordId,
      from: stated.issueDate,
      to: stated.expiryDate,
      policyNumber: stated.number,
      insurer: stated.issuer,
      differenceReason: stated.differenceReason,
    });
  },
  async reject(context, { subjectId, ownerRecordId }, reason) {
    await rejectCertificate(await asRead(context, subjectId, rights.reject), {
      keyIdentifier: subjectId,
      certificateId: ownerRecordId,
      reason,
    });
  },
};

/**
 * The version of the document was checked at its own desk; the supplier is taken as it is now. The right that counts is
 * that over certificates, whichever desk the decision comes from.
 */
async function asRead(
  context: Context,
  supplierId: string,
  operation: (typeof rights)[keyof typeof rights],
): Promise<Context> {
  const supplier = await suppliers.lock(context, supplierId);
  return { ...context, lockId: lockIdOf(supplier), operation: authorisation(supplierService.name, operation) };
}
