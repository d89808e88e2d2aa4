import type { Sentences, SentencesOf } from '#platform/server/described.ts';
import type { supplierService } from '#modules/parties/suppliers/contract.ts';

/** What approving a certificate refuses, by either of its names. */
export const certificateApprovalRefuses: Sentences['refuses'] =
  'Refuses who uploaded it or changed the supplier, a decided one, reversed days, unknown countries or goods, and what the document contradicts without a reason.';

/** GIT certificates of a supplier. */
export const certificatesDescribed = {
  postCarrierFile: {
    does: 'Keeps a certificate for the form of a supplier, and answers what could be read from it.',
    refuses: 'Refuses a file that is infected or other than PDF, JPEG, PNG or TIFF.',
  },
  approveGitCertificate: {
    does: 'Approves a GIT certificate with the days, cover, countries and goods that its reader states; where it has begun, it supersedes older ones.',
    refuses: certificateApprovalRefuses,
  },
  putGitCertificateTerms: {
    does: 'Sets the countries and the excluded goods of an approved GIT certificate; loads that it covers are looked at again.',
    refuses:
      'Refuses the person who uploaded it or changed the supplier, a certificate that is not approved, and unknown countries or goods.',
  },
  rejectGitCertificate: {
    does: 'Rejects a GIT certificate, also an approved one, and mails the reason, to a supplier in use with a link for the next one.',
    refuses:
      'Refuses the person who uploaded it or changed the supplier, and a certificate that is rejected or superseded.',
  },
} satisfies Partial<SentencesOf<typeof supplierService>>;
