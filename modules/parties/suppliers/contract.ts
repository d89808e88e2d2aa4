import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { historyEntry } from '#modules/base/access/contract.ts';
import {
  guestId,
  isLinkValid,
  linkAnswer,
  linkBoard,
  linkKey,
  linkSent,
  newLink,
  staffFile,
} from '#modules/parties/links/contract.ts';
import { amount } from '#modules/parties/parties/fields.ts';
import { supplierSteps } from './fields.ts';
import { knownCarrier } from './known-carrier.ts';
import { supplierRecord, supplierRow } from './records.ts';
import { carrierDetailChecked } from './rules.ts';
import { application, complianceStates } from './status.ts';

export { supplierSteps } from './fields.ts';
export { supplierRow, type Certificate, type SupplierRecord, type SupplierRow } from './records.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    supplier: unknown;
  }
  interface Channels {
    carriers: unknown;
  }
}

const keyIdentifier = z.uuid();
const lockId = z.string();

export const supplierSortColumns = [
  'carrierName',
  'tradeName',
  'vendorNumber',
  'status',
  'gitCover',
  'gitTo',
  'submittedAt',
  'updatedAt',
] as const;

export const supplierQuery = listQuery.extend({
  sort: z.enum(supplierSortColumns).default('updatedAt'),
  descending: z.boolean().default(true),
  clientName: text(120).optional(),
  status: z.array(z.enum(application.states)).max(10).optional(),
  compliance: z.array(z.enum(complianceStates)).max(10).optional(),
  isTrasporter: z.boolean().optional(),
  /** Certificates that end within so many days. */
  expiringWithinDays: z.int().min(0).max(365).optional(),
  /** A certificate waits for a decision; the cover of before may still hold. */
  certificateToReview: z.boolean().optional(),
  /** Something of it waits for a decision: the application, a certificate, or bank details. */
  isWaiting: z.boolean().optional(),
});

const submission = {
  /** Missing gets the sentence "Warning! No carrierDetail."; its fields are checked by carrierDetail. */
  carrierDetail: carrierDetailChecked,
  carrierName: text(120).default(''),
  blobName: text(100).default(''),
  clientName: text(120).default(''),
  tradingName: text(120).default(''),
  isAdmin: z.boolean().default(false),
  isEdit: z.boolean().default(false),
  vendorNumber: text(40).default(''),
  accountNumber: text(40).default(''),
  guestId,
};

const submitHeadlines = {
  carrierDetail: 'noCarrierDetail',
  'carrierDetail.registeredName': 'noRegisteredName',
  'carrierDetail.gitCover': 'noGitCover',
  'carrierDetail.tenderLoadEmailAddress': 'noTenderEmail',
  'carrierDetail.tenderLoadGlobalLocationNumber': 'noTenderGln',
} as const;

const submitted = z.object({
  message: z.string(),
  keyIdentifier,
  lockId,
  carrierName: z.string(),
  status: z.enum(application.states),
});

const decided = z.object({ keyIdentifier, lockId, status: z.enum(application.states) });
const reason = requiredText(500);
/** What may be said besides, and need not. */
const remark = text(500).default('');

const reading = { audience: 'permitted', reads: true } as const;
const one = { ...reading, input: z.strictObject({ keyIdentifier }) } as const;
const change = { audience: 'permitted', locked: true, output: decided } as const;
/** A decision of four eyes. */
const judgement = { ...change, onlyPeople: true } as const;

/** The cover of a policy besides its days and its amount. */
const terms = z.object({
  /** Countries by their names; none: not stated. */
  territory: z.array(requiredText(60)).max(60, { error: 'tooMany' }),
  excludedCommodityTypeIds: z.array(z.uuid()).max(1000, { error: 'tooMany' }),
  /** Registrations of the vehicles on which it insures goods; none: on every vehicle. */
  listedVehicles: z.array(requiredText(20)).max(2000, { error: 'tooMany' }).optional(),
});

const getCarrier = operation({ ...one, output: supplierRecord });

export const supplierService = service('tripDirector', {
  getAllCarriersByClientName: operation({ ...reading, input: supplierQuery, output: pageOf(supplierRow) }),
  /** The first of those that match, to choose from; with `keyIdentifier` the one that was chosen. */
  getAllCarriersBasicInfo: operation({
    ...reading,
    input: z.strictObject({
      search: text(100).default(''),
      keyIdentifier: keyIdentifier.optional(),
      atMost: z.int().min(1).max(1000).default(1000),
    }),
    output: z.array(
      z.object({ keyIdentifier, carrierName: z.string(), tradeName: z.string(), vendorNumber: z.string() }),
    ),
  }),
  getAllCarrierNames: operation({ ...reading, input: z.strictObject({}), output: z.array(z.string()) }),
  getCarrier,
  getCarrierHistory: operation({ ...one, output: z.array(historyEntry) }),
  /** 1 when the client already has a supplier of that name. */
  isCarrierRegisteredNameExist: operation({
    audience: ['permitted', 'verifiedGuest'],
    reads: true,
    input: z.strictObject({
      carrierName: text(120),
      clientName: text(120).default(''),
      keyIdentifier: keyIdentifier.optional(),
      guestId,
    }),
    output: z.union([z.literal(0), z.literal(1)]),
  }),

  postCarrier: operation({
    audience: ['permitted', 'verifiedGuest'],
    upload: true,
    headlines: submitHeadlines,
    input: z.strictObject({ ...submission, keyIdentifier: z.literal('').nullish() }),
    output: submitted,
  }),
  putCarrier: operation({
    audience: ['permitted', 'verifiedGuest'],
    upload: true,
    locked: true,
    amends: { read: getCarrier, by: ['keyIdentifier'], asks: ['carrierDetail'] },
    headlines: submitHeadlines,
    input: z.strictObject({ ...submission, keyIdentifier }),
    output: submitted,
  }),
  /** A certificate. */
  postCarrierFile: staffFile,
  approveCarrier: operation({ ...judgement, input: z.strictObject({ keyIdentifier, comment: remark }) }),
  rejectCarrier: operation({ ...judgement, input: z.strictObject({ keyIdentifier, reason }) }),
  /** Mails the carrier a link to exactly the steps that are missing. */
  sendCarrierInformationRequest: operation({
    ...change,
    input: z.strictObject({
      keyIdentifier,
      steps: z.array(z.enum(supplierSteps)).min(1, { error: 'required' }).max(4),
      question: reason,
    }),
  }),
  deleteCarrier: operation({ ...change, input: z.strictObject({ keyIdentifier, reason: remark }) }),
  approveGitCertificate: operation({
    ...judgement,
    /** The facts as the document states them, where the applicant left them out or mistyped them. */
    input: z.strictObject({
      keyIdentifier,
      certificateId: z.uuid(),
      from: calendarDate.optional(),
      to: calendarDate.optional(),
      /** Rand, as the document states it. */
      cover: amount.min(1, { error: 'tooSmall' }).optional(),
      policyNumber: text(60).optional(),
      insurer: text(100).optional(),
      /** Why something else is approved than the document says. */
      differenceReason: remark,
      ...terms.partial().shape,
    }),
  }),
  /** Sets the cover of an approved certificate, where its reviewer had not said it or the insurer has endorsed something else. */
  putGitCertificateTerms: operation({
    ...judgement,
    input: z.strictObject({ keyIdentifier, certificateId: z.uuid(), ...terms.shape }),
  }),
  rejectGitCertificate: operation({
    ...judgement,
    input: z.strictObject({ keyIdentifier, certificateId: z.uuid(), reason }),
  }),

  postCarrierLink: operation({
    audience: 'permitted',
    /** With `keyIdentifier` the link edits this supplier; otherwise it registers a new one. */
    input: newLink.extend({ keyIdentifier: keyIdentifier.optional() }),
    output: linkSent,
  }),
  putCarrierLink: linkBoard.resend,
  disableCarrierLink: linkBoard.revoke,
  putCarrierLinkExpiry: linkBoard.extend,
  sendCarrierLinkReminder: linkBoard.remind,
  postCarrierLinkCopy: linkBoard.copy,
  getCarrierApplications: linkBoard.list,
  getCarrierLinkCounts: linkBoard.figures,
  getCarrierCounts: operation({
    ...reading,
    input: z.strictObject({}),
    output: z.object({
      total: z.int(),
      pending: z.int(),
      informationRequested: z.int(),
      approved: z.int(),
      rejected: z.int(),
      certificatesExpiring: z.int(),
      certificatesToReview: z.int(),
      linksOpen: z.int(),
      transporters: z.int(),
    }),
  }),

  /** Before the code no more than the client's trade name and the masked number; after it, what the form starts from. */
  getCarrierLink: operation({
    audience: 'guest',
    input: z.strictObject({ key: linkKey, guestId }),
    output: linkAnswer.extend({
      vendorNumber: z.string().optional(),
      /** Of the record that the link edits. Account and identity numbers are empty here: left empty, they stay as they are. */
      carrierDetail: knownCarrier.partial().optional(),
      /** Those numbers with all but their last four digits masked, by field path, for the form to show. */
      maskedNumbers: z.record(z.string(), z.string()).optional(),
      /** The certificate on file. */
      blobName: z.string().optional(),
    }),
  }),
  isCarrierLinkValid: isLinkValid,
});
