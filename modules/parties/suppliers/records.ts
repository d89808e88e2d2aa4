import { z } from 'zod';
import { complianceReasons } from './compliance.ts';
import { knownCarrier } from './known-carrier.ts';
import { finding } from './findings.ts';
import { application, gitCertificate, complianceStates } from './status.ts';

const keyIdentifier = z.uuid();
const lockId = z.string();
const timestamp = z.iso.datetime();

export const supplierRow = z.object({
  keyIdentifier,
  lockId,
  carrierName: z.string(),
  tradeName: z.string(),
  vendorNumber: z.string(),
  accountNumber: z.string(),
  clientName: z.string(),
  isTrasporter: z.boolean(),
  status: z.enum(application.states),
  compliance: z.enum(complianceStates),
  gitCover: z.number(),
  gitTo: z.string().nullable(),
  tenderLoadMethod: z.string(),
  payableRateInPercentage: z.number(),
  city: z.string(),
  region: z.string(),
  email: z.string(),
  warnings: z.int(),
  /** What waits for a decision besides the application. */
  certificateToReview: z.boolean(),
  bankToReview: z.boolean(),
  /** Since when the oldest of what waits has waited; null when nothing does. */
  waitingSince: timestamp.nullable(),
  submittedAt: timestamp,
  updatedAt: timestamp,
});
export type SupplierRow = z.infer<typeof supplierRow>;

const certificate = z.object({
  certificateId: z.uuid(),
  status: z.enum(gitCertificate.states),
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
  /** The approver says why something else was approved than the document says. */
  differenceReason: z.string().nullable(),
  /** Countries in which the policy holds, by their names; none: nobody has said. */
  territory: z.array(z.string()),
  /** Goods that it does not insure. */
  excludedCommodityTypes: z.array(z.object({ id: z.uuid(), name: z.string() })),
  listedVehicles: z.array(z.string()),
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
  carrierDetail: knownCarrier,
  status: z.enum(application.states),
  compliance: z.enum(complianceStates),
  complianceReasons: z.array(z.enum(complianceReasons)),
  source: z.enum(['link', 'staff']),
  submittedBy: z.string(),
  submittedAt: timestamp,
  decidedBy: z.string().nullable(),
  decidedAt: timestamp.nullable(),
  decisionReason: z.string().nullable(),
  findings: z.array(finding),
  certificates: z.array(certificate),
  /** A code of the failure texts: why the present person may not decide; null when they may. */
  decisionBarrier: z.string().nullable(),
});
export type SupplierRecord = z.infer<typeof supplierRecord>;
