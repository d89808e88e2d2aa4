import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { historyEntry } from '#modules/access/contract.ts';
import { linkKey, linkOpened, linkStatuses } from '#modules/links/contract.ts';
import { carrierDetail } from './fields.ts';
import { applicationStates, certificateStates, complianceStates } from './status.ts';

const guestId = z.string().max(128).optional();
const keyIdentifier = z.uuid();
const lockId = z.string();
const timestamp = z.iso.datetime();

/** A finding of the checks: E would have been refused, W is shown to staff and stored, I informs. */
export const finding = z.object({
  /** Field path, e.g. `directors.0.idNumber`; empty for the whole. */
  path: z.string(),
  level: z.enum(['E', 'W', 'I']),
  code: z.string(),
  facts: z.record(z.string(), z.unknown()),
});
export type SupplierFinding = z.infer<typeof finding>;

export const supplierRow = z.object({
  keyIdentifier,
  lockId,
  carrierName: z.string(),
  tradeName: z.string(),
  vendorNumber: z.string(),
  accountNumber: z.string(),
  clientName: z.string(),
  isTrasporter: z.boolean(),
  status: z.enum(applicationStates),
  compliance: z.enum(complianceStates),
  gitCover: z.number(),
  gitTo: z.string().nullable(),
  tenderLoadMethod: z.string(),
  payableRateInPercentage: z.number(),
  city: z.string(),
  region: z.string(),
  email: z.string(),
  warnings: z.int(),
  submittedAt: timestamp,
  updatedAt: timestamp,
});
export type SupplierRow = z.infer<typeof supplierRow>;

export const supplierSortColumns = ['carrierName', 'tradeName', 'vendorNumber', 'status', 'gitCover', 'gitTo', 'submittedAt', 'updatedAt'] as const;

export const supplierQuery = listQuery.extend({
  sort: z.enum(supplierSortColumns).default('updatedAt'),
  descending: z.boolean().default(true),
  clientName: text(120).optional(),
  status: z.array(z.enum(applicationStates)).max(10).optional(),
  compliance: z.array(z.enum(complianceStates)).max(10).optional(),
  isTrasporter: z.boolean().optional(),
  /** Certificates that end within so many days. */
  expiringWithinDays: z.int().min(0).max(365).optional(),
});

export const certificate = z.object({
  certificateId: z.uuid(),
  status: z.enum(certificateStates),
  /** Rand. */
  cover: z.number(),
  policyNumber: z.string(),
  insurer: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  blobName: z.string().nullable(),
  fileName: z.string().nullable(),
  contentType: z.string().nullable(),
  uploadedBy: z.string(),
  uploadedAt: timestamp,
  decidedBy: z.string().nullable(),
  decidedAt: timestamp.nullable(),
  rejectReason: z.string().nullable(),
  /** What was read from the text of the document. */
  facts: z.record(z.string(), z.string()),
});
export type Certificate = z.infer<typeof certificate>;

/** The record as the form edits it and as the review shows it. */
export const supplierRecord = z.object({
  keyIdentifier,
  lockId,
  carrierName: z.string(),
  clientName: z.string(),
  blobName: z.string(),
  tradingName: z.string(),
  isEdit: z.boolean(),
  vendorNumber: z.string(),
  accountNumber: z.string(),
  /** Lenient copy of carrierDetail: what was stored, without the bytes of files. */
  carrierDetail: z.object(carrierDetail.shape),
  status: z.enum(applicationStates),
  compliance: z.enum(complianceStates),
  complianceReasons: z.array(z.string()),
  source: z.enum(['link', 'staff']),
  submittedBy: z.string(),
  submittedAt: timestamp,
  decidedBy: z.string().nullable(),
  decidedAt: timestamp.nullable(),
  decisionReason: z.string().nullable(),
  findings: z.array(finding),
  certificates: z.array(certificate),
  /** Why the present person may not decide; null when they may. */
  decisionBarrier: z.string().nullable(),
});
export type SupplierRecord = z.infer<typeof supplierRecord>;

export const linkRow = z.object({
  linkId: z.uuid(),
  lockId,
  recipientName: z.string(),
  email: z.string(),
  mobileNumber: z.string(),
  language: z.string(),
  status: z.enum(linkStatuses),
  /** Inner state for the board: sent, bounced, opened, verified, in progress, submitted, expired, revoked, locked. */
  progress: z.string(),
  percent: z.int(),
  carrierName: z.string(),
  createdBy: z.string(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
  openedAt: timestamp.nullable(),
  verifiedAt: timestamp.nullable(),
  submittedAt: timestamp.nullable(),
  expiresAt: timestamp,
});
export type LinkBoardRow = z.infer<typeof linkRow>;

const submission = {
  /** Missing gets the sentence "Warning! No carrierDetail."; its fields are checked by carrierDetail. */
  carrierDetail: carrierDetail,
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
} as const;

const submitted = z.object({ message: z.string(), keyIdentifier, lockId, carrierName: z.string(), status: z.enum(applicationStates) });

const decided = z.object({ keyIdentifier, lockId, status: z.enum(applicationStates) });
const reason = requiredText(500);

export const supplierSteps = ['company', 'directors', 'bank', 'transporter'] as const;

export const supplierService = service('tripDirector', {
  getAllCarriersByClientName: operation({ audience: 'permitted', reads: true, input: supplierQuery, output: pageOf(supplierRow) }),
  getAllCarriersBasicInfo: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ search: text(100).default('') }),
    output: z.array(z.object({ keyIdentifier, carrierName: z.string(), tradeName: z.string(), vendorNumber: z.string() })),
  }),
  getAllCarrierNames: operation({ audience: 'permitted', reads: true, input: z.strictObject({}), output: z.array(z.string()) }),
  getCarrier: operation({ audience: 'permitted', reads: true, input: z.strictObject({ keyIdentifier }), output: supplierRecord }),
  getCarrierHistory: operation({ audience: 'permitted', reads: true, input: z.strictObject({ keyIdentifier }), output: z.array(historyEntry) }),
  /** 1 when the client already has a supplier of that name. */
  isCarrierRegisteredNameExist: operation({
    audience: ['permitted', 'verifiedGuest'],
    reads: true,
    input: z.strictObject({ carrierName: text(120), clientName: text(120).default(''), keyIdentifier: keyIdentifier.optional(), guestId }),
    output: z.union([z.literal(0), z.literal(1)]),
  }),

  postCarrier: operation({
    audience: ['permitted', 'verifiedGuest'],
    upload: true,
    headlines: submitHeadlines,
    input: z.strictObject({ ...submission, keyIdentifier: z.literal('').optional() }),
    output: submitted,
  }),
  putCarrier: operation({
    audience: ['permitted', 'verifiedGuest'],
    upload: true,
    locked: true,
    headlines: submitHeadlines,
    input: z.strictObject({ ...submission, keyIdentifier }),
    output: submitted,
  }),
  approveCarrier: operation({ audience: 'permitted', locked: true, input: z.strictObject({ keyIdentifier, comment: text(500).default('') }), output: decided }),
  rejectCarrier: operation({ audience: 'permitted', locked: true, input: z.strictObject({ keyIdentifier, reason }), output: decided }),
  /** Mails the carrier a link to exactly the steps that are missing. */
  sendCarrierInformationRequest: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject({ keyIdentifier, steps: z.array(z.enum(supplierSteps)).min(1, { error: 'required' }).max(4), question: reason }),
    output: decided,
  }),
  deleteCarrier: operation({ audience: 'permitted', locked: true, input: z.strictObject({ keyIdentifier, reason: text(500).default('') }), output: decided }),
  approveGitCertificate: operation({ audience: 'permitted', locked: true, input: z.strictObject({ keyIdentifier, certificateId: z.uuid() }), output: decided }),
  rejectGitCertificate: operation({ audience: 'permitted', locked: true, input: z.strictObject({ keyIdentifier, certificateId: z.uuid(), reason }), output: decided }),

  postCarrierLink: operation({
    audience: 'permitted',
    input: z.strictObject({
      recipientName: text(100).default(''),
      email: text(100).refine((value) => z.email().safeParse(value).success, { error: 'invalidEmail' }),
      mobileNumber: requiredText(30),
      language: z.enum(languages),
      /** Given: the link edits this supplier; otherwise it registers a new one. */
      keyIdentifier: keyIdentifier.optional(),
    }),
    output: z.object({ linkId: z.uuid(), message: z.string(), expiresAt: timestamp }),
  }),
  /** Sends a pending link again, with a new token and a new period; the old one ends. */
  putCarrierLink: operation({ audience: 'permitted', locked: true, input: z.strictObject({ linkId: z.uuid() }), output: z.object({ linkId: z.uuid(), expiresAt: timestamp }) }),
  disableCarrierLink: operation({ audience: 'permitted', locked: true, input: z.strictObject({ linkId: z.uuid() }), output: z.object({ linkId: z.uuid() }) }),
  getCarrierApplications: operation({
    audience: 'permitted',
    reads: true,
    input: listQuery.extend({ sort: z.enum(['createdAt', 'expiresAt', 'email', 'status']).default('createdAt'), descending: z.boolean().default(true), status: z.array(z.enum(linkStatuses)).max(5).optional() }),
    output: pageOf(linkRow),
  }),
  getCarrierCounts: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({}),
    output: z.object({ total: z.int(), pending: z.int(), informationRequested: z.int(), approved: z.int(), rejected: z.int(), certificatesExpiring: z.int(), certificatesToReview: z.int(), linksOpen: z.int(), transporters: z.int() }),
  }),

  /** Before the code no more than the client's trade name and the masked number; after it, what the form starts from. */
  getCarrierLink: operation({
    audience: 'guest',
    input: z.strictObject({ key: linkKey, guestId }),
    output: z.object({
      clientTradeName: z.string(),
      mobileNumber: z.string(),
      language: z.string(),
      ...z.object(linkOpened.shape).omit({ clientTradeName: true, mobileNumber: true, language: true }).partial().shape,
      vendorNumber: z.string().optional(),
      carrierDetail: z.object(carrierDetail.shape).partial().optional(),
    }),
  }),
  isCarrierLinkValid: operation({ audience: 'guest', reads: true, input: z.strictObject({ key: linkKey, guestId }), output: z.boolean() }),
});
