import { z } from 'zod';
import { finding } from '#modules/parties/parties/findings.ts';
import { applicationDetails } from './fields.ts';
import { application } from './status.ts';

const keyIdentifier = z.uuid();
const timestamp = z.iso.datetime();
const statusFlags = z.object({ pending: z.boolean(), approved: z.boolean(), rejected: z.boolean() });

export const contractorRow = z.object({
  keyIdentifier,
  lockId: z.string(),
  subbieName: z.string(),
  tradeName: z.string(),
  accountNumber: z.string(),
  /** The client whose pool of contractors it belongs to. */
  pool: z.string(),
  email: z.string(),
  city: z.string(),
  state: z.enum(application.states),
  status: statusFlags,
  /** Rand; null while nothing was assessed. */
  creditLimit: z.number().nullable(),
  /** Days. */
  paymentTerm: z.int().nullable(),
  warnings: z.int(),
  submittedAt: timestamp.nullable(),
  updatedAt: timestamp,
});
export type ContractorRow = z.infer<typeof contractorRow>;

/** One submit by an applicant: who signed what, when, and how it was made sure that it was them. */
export const signing = z.object({
  name: z.string(),
  capacity: z.string(),
  signedAt: timestamp,
  /** Masked; the code was sent to it. */
  verifiedNumber: z.string(),
  verifiedAt: timestamp.nullable(),
  /** Of the pages before the certificate page (docs/decisions). */
  contentSha256: z.string(),
  /** Of the whole file. */
  fileSha256: z.string(),
  blobName: z.string(),
  fileName: z.string(),
});

const document = z.object({ blobName: z.string(), fileName: z.string(), contentType: z.string() }).nullable();

/** The application as the form edits it and as the review shows it. */
export const contractorRecord = z.object({
  keyIdentifier,
  lockId: z.string(),
  subbieName: z.string(),
  pool: z.string(),
  accountNumber: z.string(),
  /** Without the bytes of files. */
  subcontractorApplication: z.object(applicationDetails.shape),
  state: z.enum(application.states),
  status: statusFlags,
  isActive: z.boolean(),
  logoURL: z.string(),
  modifiedBy: z.string(),
  modifiedAt: timestamp,
  submittedAt: timestamp.nullable(),
  assessedBy: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: timestamp.nullable(),
  decisionReason: z.string().nullable(),
  findings: z.array(finding),
  certificate: document,
  /** What was read from the text of the certificate. */
  certificateFacts: z.record(z.string(), z.string()),
  suretyshipDeed: document,
  /** Above this credit limit in rand the client demands a deed; null: never. */
  suretyshipAbove: z.number().nullable(),
  /** Newest first. */
  signings: z.array(signing),
  /** A code of the failure texts: why the present person may not approve; null when they may. */
  decisionBarrier: z.string().nullable(),
});
export type ContractorRecord = z.infer<typeof contractorRecord>;
