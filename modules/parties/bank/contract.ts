import { z } from 'zod';
import { readKinds } from '#platform/read-and-typed.ts';
import { operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { confirmationProof } from '#modules/base/access/contract.ts';
import { digits, numberOnFile, partyLimits } from '#modules/parties/parties/fields.ts';
import { bankReadFields } from './readings.ts';
import { bankVersion } from './status.ts';

const timestamp = z.iso.datetime();
const bankVersionId = z.uuid();

/** Bank details as lists show them: of the account number only the end. */
const maskedDetails = z.object({
  bank: z.string(),
  branchName: z.string(),
  branchCode: z.string(),
  bankCode: z.string(),
  maskedAccountNo: z.string(),
});
export type MaskedBankDetails = z.infer<typeof maskedDetails>;

export const bankChange = z.object({
  bankVersionId,
  lockId: z.string(),
  /** The noun that it belongs to: `supplier`, `customer`, `company`. */
  ownerKind: z.string(),
  keyIdentifier: z.uuid(),
  ownerName: z.string(),
  accountNumber: z.string(),
  status: z.enum(bankVersion.states),
  details: maskedDetails,
  /** What is paid to now, where this version waits to take its place. */
  current: z.object({ bankVersionId, ...maskedDetails.shape }).nullable(),
  recordedBy: z.string(),
  recordedAt: timestamp,
  decidedBy: z.string().nullable(),
  decidedAt: timestamp.nullable(),
  rejectReason: z.string().nullable(),
  /** The approver says why although the letter of the bank says something else. */
  differenceReason: z.string().nullable(),
  /** Of a version that waits: the newest letter of the bank on file, and the details beside what was read in it. */
  letter: z
    .object({ documentId: z.uuid(), blobName: z.string(), fileName: z.string(), uploadedAt: timestamp })
    .nullable(),
  readings: z.array(
    z.object({ field: z.enum(bankReadFields), kind: z.enum(readKinds), read: z.string(), typed: z.string() }),
  ),
  /** Nothing is paid to the details in use before this moment, because they were changed; null when nothing is held. */
  paymentsHeldUntil: timestamp.nullable(),
  /** A code of the failure texts: why the present person may not decide; null when they may. */
  decisionBarrier: z.string().nullable(),
});
export type BankChange = z.infer<typeof bankChange>;

export const bankRule = z.strictObject({ needsSecondFactor: z.boolean() });

const decided = z.object({ bankVersionId, lockId: z.string(), status: z.enum(bankVersion.states) });

const numberOf = (number: ReturnType<typeof digits>) => number.refine((value) => value !== '', { error: 'required' });

/** A company's own account, as people enter it. */
export const companyBank = z.strictObject({
  bank: requiredText(60),
  branchName: text(60).default(''),
  branchCode: numberOf(digits(partyLimits.branchCode)),
  /** One that is on file may come back masked. */
  bankAccountNo: numberOf(numberOnFile(partyLimits.bankAccount)),
});

/** What a company is paid to, or will be once somebody else has approved it; of the account number only the end. */
const getCompanyBank = operation({
  audience: 'permitted',
  reads: true,
  input: z.strictObject({ companyId: z.uuid() }),
  output: z.object({
    companyId: z.uuid(),
    lockId: z.string(),
    bank: z.string(),
    branchName: z.string(),
    branchCode: z.string(),
    bankAccountNo: z.string(),
    /** Null while nothing was recorded. */
    status: z.enum(bankVersion.states).nullable(),
  }),
});

export const bankService = service('tripDirector', {
  /** The versions of one party, or of all; the newest first. */
  getBankChanges: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({
      keyIdentifier: z.uuid().optional(),
      status: z.array(z.enum(bankVersion.states)).max(5).optional(),
      page: z.int().min(1).max(100_000).default(1),
      pageSize: z.int().min(1).max(200).default(50),
    }),
    output: pageOf(bankChange),
  }),
  getCompanyBank,
  /** Bank details of a company, in place of those that wait. A second person approves them. */
  putCompanyBank: operation({
    audience: 'permitted',
    locked: true,
    amends: { read: getCompanyBank, by: ['companyId'] },
    input: companyBank.extend({ companyId: z.uuid() }),
    output: z.object({ bankVersionId }),
  }),
  /** Who has a second factor is asked for it again: the `confirmation` answers `basis.postOwnConfirmation`. */
  approveBankChange: operation({
    audience: 'permitted',
    onlyPeople: true,
    locked: true,
    input: z.strictObject({
      bankVersionId,
      confirmation: confirmationProof.optional(),
      /** Why the details are approved although the letter of the bank says something else. */
      differenceReason: text(500).default(''),
    }),
    output: decided,
  }),
  rejectBankChange: operation({
    audience: 'permitted',
    onlyPeople: true,
    locked: true,
    input: z.strictObject({ bankVersionId, reason: requiredText(500) }),
    output: decided,
  }),
  /** Whether at the caller's company only people with a second factor approve. */
  getBankRule: operation({ audience: 'permitted', reads: true, input: z.strictObject({}), output: bankRule }),
  /** Switched off only by somebody who has a second factor and shows it again. */
  putBankRule: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: bankRule.extend({ confirmation: confirmationProof.optional() }),
    output: z.object({}),
  }),
  /** The whole account number of a version. Who looked at it stands in the party's history. */
  getBankAccountNumber: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({ bankVersionId }),
    output: z.object({ bankAccountNo: z.string() }),
  }),
});
