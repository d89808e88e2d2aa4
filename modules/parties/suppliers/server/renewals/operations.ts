import { sql } from 'kysely';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { isLinkUsable, linkBoardHandlers } from '#modules/parties/links/server/index.ts';
import { renewalService } from '#modules/parties/suppliers/renewal-contract.ts';
import { approveCertificate } from '../decide-certificate.ts';
import { listReminders } from './list-reminders.ts';
import { readRenewalLink } from './read-link.ts';
import { renewalLinkKind, requestRenewal } from './renewal-link.ts';
import { submitRenewal } from './submit-renewal.ts';

const links = linkBoardHandlers(renewalService, {
  kind: renewalLinkKind,
  subjectName: sql`(select s.registered_name from supplier s where s.partition = l.partition and s.id = l.subject_id)`,
});

export const renewalOperations: Implementation = implement(renewalService, {
  getGitLink: (context) => readRenewalLink(context),
  isGitLinkValid: (context) => isLinkUsable(context, renewalLinkKind),
  submitGITRenewal: (context, input) => submitRenewal(context, input),
  submitGitRenewal: (context, input) => submitRenewal(context, input),

  postGitLink: (context, input) => requestRenewal(context, input),
  sendEmailToUploadGitCertificate: (context, { keyIdentifier }) => requestRenewal(context, { keyIdentifier }),
  ...links,
  approveGit: (context, input) => approveCertificate(context, input),
  getGitReminders: (context, { keyIdentifier }) => listReminders(context, keyIdentifier),
});
