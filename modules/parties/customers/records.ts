import { z } from 'zod';
import { amountAnswer } from '#platform/money-codec.ts';
import { finding } from '#modules/parties/parties/findings.ts';
import { knownAddress } from '#modules/parties/parties/known-address.ts';
import { knownShipper } from './known-shipper.ts';
import { application, creditStatuses, standing, takenOverStandings } from './status.ts';

const id = z.uuid();
const lockId = z.string();
const timestamp = z.iso.datetime();

/** Letters of the banks' own rating of a customer: A undoubted … H paper frequently dishonoured. */
export const bankRatingCodes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

export const shipperRow = z.object({
  id,
  lockId,
  accountNumber: z.string(),
  registeredName: z.string(),
  tradeName: z.string(),
  registrationNumber: z.string(),
  vatNumber: z.string(),
  client: z.string(),
  email: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  /** Of the application for credit. */
  status: z.enum(application.states),
  /** Null until it is approved for the first time. */
  standing: z.enum(standing.states).nullable(),
  creditStatus: z.enum(creditStatuses).nullable(),
  /** Rand: what was applied for, and the limit in force. */
  creditRequired: z.number(),
  creditLimit: z.number(),
  /** Days from the invoice; 0 is cash on delivery. */
  paymentTerm: z.int().nullable(),
  warnings: z.int(),
  submittedAt: timestamp,
  updatedAt: timestamp,
});
export type ShipperRow = z.infer<typeof shipperRow>;

/** A version of a credit limit, newest first; the one in force is the newest that has begun. */
export const creditLimitRow = z.object({
  creditLimitId: z.uuid(),
  /** Rand. */
  limit: z.number(),
  paymentTerm: z.int(),
  conditions: z.string(),
  bankRatingCode: z.string(),
  effectiveFrom: z.iso.date(),
  recommendedBy: z.string().nullable(),
  approvedBy: z.string(),
  approvedAt: timestamp,
});

/** What somebody recommended, and what was decided. */
const credit = z.object({
  limit: z.number(),
  paymentTerm: z.int(),
  conditions: z.string(),
  bankRatingCode: z.string(),
  comments: z.string(),
  by: z.string(),
  at: timestamp,
  /** It comes from the books that were taken over, with how the customer stood in them. */
  takenOver: z.boolean().optional(),
  standing: z.enum(takenOverStandings).optional(),
});

/** An address as customers' records spell it, and as all others do; both say the same. */
const bothSpellings = z.object({ ...knownAddress.shape, postalcode: z.string() });

/** The record as the form edits it and as the review shows it. */
export const shipperRecord = z.object({
  id,
  lockId,
  accountNumber: z.string(),
  client: z.string(),
  ...knownShipper.shape,
  physicalAddress: bothSpellings,
  postalAddress: bothSpellings,
  TermsAndConditionsAccepted: z.boolean(),
  /** The version and the language that were agreed to, and when. */
  termsVersion: z.string().nullable(),
  termsLanguage: z.string().nullable(),
  termsAcceptedAt: timestamp.nullable(),
  isAdminCaptured: z.boolean(),
  isEdit: z.boolean(),
  modifiedBy: z.string(),
  /** Of the application for credit. */
  status: z.enum(application.states),
  standing: z.enum(standing.states).nullable(),
  creditStatus: z.enum(creditStatuses).nullable(),
  /** Rand, in force today. */
  creditLimit: z.number(),
  creditLimits: z.array(creditLimitRow),
  /** Set while the application is recommended. */
  recommendation: credit.nullable(),
  /** Rand: above it, one person recommends and another approves. */
  approvalThreshold: amountAnswer,
  submittedBy: z.string(),
  submittedAt: timestamp,
  decidedBy: z.string().nullable(),
  decidedAt: timestamp.nullable(),
  decisionReason: z.string().nullable(),
  findings: z.array(finding),
  /** What was read from the letter of the bank. */
  bankConfirmationFacts: z.record(z.string(), z.string()),
  /** A code of the failure texts: why the present person may not decide; null when they may. */
  decisionBarrier: z.string().nullable(),
  /** Up to how much credit the present person's roles let them give; null for no limit. */
  approvalLimit: amountAnswer.nullable(),
});
export type ShipperRecord = z.infer<typeof shipperRecord>;
