import { described } from '#platform/server/described.ts';
import { linkBoardSentences, unusableLink } from '#modules/parties/links/server/index.ts';
import { renewalService } from '#modules/parties/suppliers/renewal-contract.ts';
import { certificateApprovalRefuses } from './certificates.ts';

const submitRefuses =
  'Refuses a missing file, cover that has ended or is less than R 1, names that do not agree with the link, and a link that has ended.';
const requestRefuses = 'Refuses a supplier that is not an approved transporter, and a missing or wrong mobile number.';

export const renewalsDescribed = described(renewalService, {
  getGitLink: {
    does: 'Reads a renewal link: before the code the client’s name and the masked number, after it the cover that is to be renewed.',
    refuses: unusableLink,
  },
  isGitLinkValid: {
    does: 'Answers whether a renewal link still takes a certificate.',
    refuses: 'Refuses nothing: an unknown or ended link is answered with false.',
  },
  submitGitRenewal: {
    does: 'Hands in the next GIT certificate through its link, which ends; it waits for review, and the days between the covers are answered.',
    refuses: submitRefuses,
  },
  submitGITRenewal: {
    does: 'Hands in a GIT certificate as `submitGitRenewal` does, under the specification’s other spelling.',
    refuses: submitRefuses,
  },

  postGitLink: {
    does: 'Mails a renewal link to a named person, or to the insurance contact on record; older ones of the supplier end.',
    refuses: requestRefuses,
  },
  sendEmailToUploadGitCertificate: {
    does: 'Mails a renewal link to the insurance contact on record, or else to the supplier; older ones of the supplier end.',
    refuses: requestRefuses,
  },
  ...linkBoardSentences(renewalService, {
    link: 'the renewal link of a supplier',
    links: 'renewal links of suppliers',
  }),
  approveGit: {
    does: 'Approves a GIT certificate as `approveGitCertificate` does, by a right of its own.',
    refuses: certificateApprovalRefuses,
  },
  getGitReminders: {
    does: 'Lists the last fifty reminders of a supplier’s certificates, the latest first, with what kept one from being sent.',
    refuses: 'Refuses an unknown supplier.',
  },
});
