import { z } from 'zod';
import { isEmail } from '#platform/email.ts';
import { languages } from '#platform/language.ts';
import { operation, service, text } from '#platform/operation.ts';
import { guestId, isLinkValid, linkAnswer, linkBoard, linkKey, linkSent } from '#modules/parties/links/contract.ts';
import { amount, dateText } from '#modules/parties/parties/fields.ts';
import { supplierService } from './contract.ts';

const keyIdentifier = z.uuid();
const timestamp = z.iso.datetime();

/** Mail addresses come with pipes in place of dots, as the parts of a key did (spec 2 §7). */
const pipedEmail = text(200).transform((value) => value.replaceAll('|', '.').toLowerCase());

const renewal = {
  /** The link says whose certificate it is; a name that does not agree with it is refused. */
  carrierName: text(120).default(''),
  clientName: text(120).default(''),
  email: pipedEmail.default(''),
  gitCertificate: z.string().max(14_000_000, { error: 'fileTooLarge' }).default(''),
  /** Instead of the content: what postLinkFile answered. */
  blobName: z.string().max(100).default(''),
  /** What the certificate says, checked by the carrier; what is left out is taken from the document. Rand. */
  gitCover: amount.optional(),
  gitPolicyNumber: text(60).default(''),
  gitInsurer: text(100).default(''),
  gitFrom: dateText.default(''),
  gitTo: dateText.default(''),
  guestId,
};

const submitRenewal = operation({
  audience: 'verifiedGuest',
  upload: true,
  input: z.strictObject(renewal),
  output: z.object({
    message: z.string(),
    /** Days between the cover of before and the new one. */
    gapDays: z.int(),
  }),
});

/** To whom a link goes; what is left out is the insurance contact on record, or the supplier itself. */
const recipient = {
  keyIdentifier,
  recipientName: text(100).default(''),
  email: text(100)
    .refine((value) => value === '' || isEmail(value), { error: 'invalidEmail' })
    .default(''),
  mobileNumber: text(30).default(''),
  language: z.enum(languages).optional(),
};

const requested = linkSent.extend({ email: z.string() });

export const renewalService = service('tripDirector', {
  /** Before the code no more than the client's trade name and the masked number; after it, whose cover ends when. */
  getGitLink: operation({
    audience: 'guest',
    input: z.strictObject({ key: linkKey, guestId }),
    output: linkAnswer.extend({
      /** The cover that is to be renewed; null when none was ever approved. */
      presentCover: z
        .object({ to: z.string(), gitCover: z.number(), gitInsurer: z.string(), gitPolicyNumber: z.string() })
        .nullable()
        .optional(),
    }),
  }),
  isGitLinkValid: isLinkValid,
  /** The specification spells it both ways. */
  submitGITRenewal: submitRenewal,
  submitGitRenewal: submitRenewal,

  /** A renewal link to whomever staff name. */
  postGitLink: operation({ audience: 'permitted', input: z.strictObject(recipient), output: requested }),
  /** The same to the insurance contact on record, in one press. */
  sendEmailToUploadGitCertificate: operation({
    audience: 'permitted',
    input: z.strictObject({ keyIdentifier }),
    output: requested,
  }),
  putGitLink: linkBoard.resend,
  disableGitLink: linkBoard.revoke,
  putGitLinkExpiry: linkBoard.extend,
  sendGitLinkReminder: linkBoard.remind,
  postGitLinkCopy: linkBoard.copy,
  getGitLinks: linkBoard.list,
  getGitLinkCounts: linkBoard.figures,
  /** The document service's name for approveGitCertificate. */
  approveGit: supplierService.operations.approveGitCertificate,
  /** What the ladder has sent for a supplier, the newest first. */
  getGitReminders: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ keyIdentifier }),
    output: z.array(
      z.object({
        certificateId: z.uuid(),
        daysBefore: z.int(),
        email: z.string(),
        /** A code of the failure texts: why nothing could be sent. */
        problem: z.string().nullable(),
        sentAt: timestamp,
      }),
    ),
  }),
});
