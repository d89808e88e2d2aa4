import { authorisation } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { DocumentOwner } from '#modules/base/documents/server/index.ts';
import { supplierService } from '../contract.ts';
import { approveCertificate, rejectCertificate } from './decide-certificate.ts';
import { suppliers } from './changes.ts';

const rights = { approve: 'approveGitCertificate', reject: 'rejectGitCertificate' } as const;

/** Certificates are decided with their supplier, whichever desk the decision comes from. */
export const certificateDocuments: DocumentOwner = {
  type: 'gitCertificate',
  rights,
  async approve(context, { subjectId, ownerRecordId }, { issueDate, expiryDate }) {
    await approveCertificate(await asRead(context, subjectId, rights.approve), {
      keyIdentifier: subjectId,
      certificateId: ownerRecordId,
      from: issueDate,
      to: expiryDate,
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
