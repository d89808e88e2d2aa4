import { z } from 'zod';
import { listQuery, operation, requiredText, service, text } from '#platform/operation.ts';
import { historyEntry } from '#modules/base/access/contract.ts';
import {
  guestId,
  isLinkValid,
  linkAnswer,
  linkBoard,
  linkKey,
  linkSent,
  linkService,
  newLink,
} from '#modules/parties/links/contract.ts';
import { answerableSteps, applicantDetails, applicationDetails, limits, singleDirectors } from './fields.ts';
import { contractorRecord, contractorRow } from './records.ts';
import { application } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    contractor: unknown;
  }
  interface Channels {
    contractors: unknown;
  }
}

const keyIdentifier = z.uuid();
const decided = z.object({ keyIdentifier, lockId: z.string(), state: z.enum(application.states) });
const reason = requiredText(500);
export const contractorSortColumns = ['subbieName', 'state', 'creditLimit', 'submittedAt', 'updatedAt'] as const;

const contractorLinkSent = linkSent.extend({ keyIdentifier });

/** What may be said besides, and need not. */
const remark = text(500).default('');

const reading = { audience: 'permitted', reads: true } as const;
const one = { ...reading, input: z.strictObject({ keyIdentifier }) } as const;
const change = { audience: 'permitted', locked: true, output: decided } as const;
/** A decision of four eyes. */
const judgement = { ...change, onlyPeople: true } as const;

const getSubbieApplication = operation({ ...one, output: contractorRecord });

export const contractorService = service('tripDirector', {
  /** Before the code no more than the client's trade name and the masked number; after it, what the form starts from. */
  creditorAccountProfileSet: operation({
    audience: 'guest',
    input: z.strictObject({ key: linkKey, guestId }),
    output: linkAnswer.extend({
      /** The three parts of the link, as the specification has them: the pool, the subcontractor's name, the email. */
      pool: z.string().optional(),
      subbieName: z.string().optional(),
      /** Account and identity numbers are empty here: left empty, they stay as they are. */
      subcontractorApplication: applicantDetails.partial().optional(),
      /** Those numbers with all but their last four digits masked, by field path. */
      maskedNumbers: z.record(z.string(), z.string()).optional(),
      /** The certificate on file. */
      blobName: z.string().optional(),
      /** The client may demand a deed of suretyship; it can be sent along, signed on paper. */
      asksForSuretyship: z.boolean().optional(),
    }),
  }),
  isCreditorLinkValid: isLinkValid,

  /**
   * `external`: the applicant's signed application, by link; a link that is used, ended or expired answers `fail`, every
   * other refusal `error` (wire.md §1). `admin`: company details and the assessment, by staff; directors, bank and
   * signature are not theirs and stay as they are.
   */
  submitCreditorApplication: operation({
    audience: ['permitted', 'verifiedGuest'],
    upload: true,
    locked: true,
    refusal: (refused) => refused,
    amends: {
      read: getSubbieApplication,
      by: ['keyIdentifier'],
      part: 'subcontractorApplication',
      under: 'subcontractorApplication',
    },
    input: z.strictObject({
      subcontractorApplication: z.strictObject({
        ...applicationDetails.shape,
        ...singleDirectors.shape,
        isActive: z.boolean().optional(),
        logoURL: text(300).optional(),
        modifiedBy: text(100).optional(),
        status: z.unknown().optional(),
      }),
      pool: text(limits.name).default(''),
      subbieName: text(limits.name).default(''),
      applicationUsage: z.enum(['external', 'admin']).default('external'),
      /** Files that were uploaded before. */
      blobName: text(100).default(''),
      suretyshipBlobName: text(100).default(''),
      keyIdentifier: keyIdentifier.or(z.literal('')).default(''),
      guestId,
    }),
    output: z.object({
      response: z.literal('ok'),
      message: z.string(),
      keyIdentifier,
      lockId: z.string(),
      state: z.enum(application.states),
    }),
  }),
  /** The PDF of what was signed through the link that the guest holds, for the page after the submit. */
  getSignedApplication: operation({
    audience: 'verifiedGuest',
    reads: true,
    input: z.strictObject({ guestId }),
    output: z.object({ blobName: z.string(), fileName: z.string(), contentSha256: z.string() }),
  }),

  getSubcontractors: operation({
    ...reading,
    input: listQuery.extend({
      sort: z.enum(contractorSortColumns).default('updatedAt'),
      descending: z.boolean().default(true),
      pool: text(limits.name).optional(),
      state: z.array(z.enum(application.states)).max(10).optional(),
    }),
    output: z.object({ subcontractors: z.array(contractorRow), total: z.int(), totalIsCapped: z.boolean() }),
  }),
  getSubbieApplication,
  getSubcontractorHistory: operation({ ...one, output: z.array(historyEntry) }),
  getSubcontractorCounts: operation({
    ...reading,
    input: z.strictObject({}),
    output: z.object({
      invited: z.int(),
      pending: z.int(),
      approved: z.int(),
      rejected: z.int(),
      linksOpen: z.int(),
    }),
  }),

  /** Puts a contractor on the client's list and mails the link to the form. Name and email are fixed with it. */
  AddSubcontractor: operation({
    audience: 'permitted',
    input: newLink.extend({ registeredName: requiredText(limits.name), pool: text(limits.name).default('') }),
    output: contractorLinkSent,
  }),
  /** Another link for a contractor that is there already: to apply again, or to bring the application up to date. */
  postSubcontractorLink: operation({
    audience: 'permitted',
    input: newLink.extend({ keyIdentifier }).omit({ email: true }),
    output: contractorLinkSent,
  }),
  putSubcontractorLink: linkBoard.resend,
  disableSubcontractorLink: linkBoard.revoke,
  putSubcontractorLinkExpiry: linkBoard.extend,
  sendSubcontractorLinkReminder: linkBoard.remind,
  postSubcontractorLinkCopy: linkBoard.copy,
  getSubcontractorLinks: linkBoard.list,
  getSubcontractorLinkCounts: linkBoard.figures,

  approveSubcontractor: operation({ ...judgement, input: z.strictObject({ keyIdentifier, comment: remark }) }),
  rejectSubcontractor: operation({ ...judgement, input: z.strictObject({ keyIdentifier, reason }) }),
  /** Mails the contractor a link to exactly the steps that are missing. */
  sendSubcontractorInformationRequest: operation({
    ...change,
    input: z.strictObject({
      keyIdentifier,
      steps: z.array(z.enum(answerableSteps)).min(1, { error: 'required' }).max(4),
      question: reason,
    }),
  }),
  deleteSubcontractor: operation({ ...change, input: z.strictObject({ keyIdentifier, reason: remark }) }),
  /** A GIT certificate or a signed deed of suretyship that reached staff in another way. */
  postSubcontractorFile: operation({
    audience: 'permitted',
    upload: true,
    locked: true,
    input: z.strictObject({
      keyIdentifier,
      purpose: z.enum(['gitCertificate', 'suretyshipDeed']),
      fileName: text(200),
      content: z.string().max(14_000_000, { error: 'fileTooLarge' }),
    }),
    output: z.object({
      ...linkService.operations.postLinkFile.output.shape,
      lockId: z.string(),
    }),
  }),
});
