import { z } from 'zod';
import { text } from '#platform/operation.ts';
import {
  amount,
  dateText,
  digits,
  directorId,
  identityNumber,
  email,
  identityTypes,
  numberOnFile,
  partyLimits,
} from '#modules/parties/parties/fields.ts';

/** Limits of the fields, besides those that every party has. */
export const limits = {
  name: 120,
  address: 200,
  /** Characters of the picture of a signature as a data URL. */
  signature: 400_000,
  /** Days. */
  paymentTerm: 365,
} as const;

/** A signature counts as present when its data is longer than this (specification §9). */
export const emptySignatureLength = 20;

/** The form's steps in the order shown; the last one only for admins. */
export const contractorSteps = ['company', 'directors', 'bank', 'certificate', 'signature', 'approval'] as const;
export type ContractorStep = (typeof contractorSteps)[number];
/** What an applicant can be asked for again; whoever sends anything signs it. */
export const answerableSteps = ['company', 'directors', 'bank', 'certificate'] as const satisfies ContractorStep[];

/*
 * Names are the specification's. Nothing is required here: which fields are depends on who fills in the form
 * (rules.ts), because an admin sends directors, bank and signature empty and they stay as they are.
 */

export const companyDetails = z.strictObject({
  /** Locked for the contractor, like `email`: both are the link's. */
  registeredName: text(limits.name).default(''),
  tradeName: text(limits.name).default(''),
  holdingCompany: text(limits.name).default(''),
  regNo: text(40).default(''),
  /** Ours: a VAT number is required of everybody who is registered for VAT. */
  isVatRegistered: z.boolean().default(true),
  vatNo: text(20).default(''),
  /** YYYY-MM-DD */
  dateOfInc: dateText.default(''),
  previousName: text(limits.name).default(''),
  natureOfTrade: text(limits.name).default(''),
  /** The number that the code was sent to; the link's, never the payload's. */
  mobileNumber: text(30).default(''),
  cellNo: text(30).default(''),
  telno: text(30).default(''),
  fax: text(30).default(''),
  email: email.default(''),
  postalAdd: text(limits.address).default(''),
  physicalAdd: text(limits.address).default(''),
  suburb: text(60).default(''),
  country: text(60).default(''),
  province: text(80).default(''),
  city: text(80).default(''),
  postalCode: text(12).default(''),
});

const director = z.strictObject({
  id: directorId,
  directorName: text(100).default(''),
  /** Ours: without it the number is digits, as the specification has it, and thirteen are read as a South African one. */
  directorIdType: z.enum(identityTypes).optional(),
  directorIdNumber: identityNumber.default(''),
  directorAddress: text(limits.address).default(''),
});
export type ContractorDirector = z.infer<typeof director>;

export const directorDetails = z.strictObject({
  directors: z.array(director).max(partyLimits.directors, { error: 'tooMany' }).default([]),
});

/** The same as single fields, as the specification's older form sends them; a list wins over them. */
export const singleDirectors = z.strictObject({
  director1: text(100).default(''),
  director1IdNo: digits(partyLimits.directorId).default(''),
  director1Address: text(limits.address).default(''),
  director2: text(100).default(''),
  director2IdNo: digits(partyLimits.directorId).default(''),
  director2Address: text(limits.address).default(''),
  director3: text(100).default(''),
  director3IdNo: digits(partyLimits.directorId).default(''),
  director3Address: text(limits.address).default(''),
});

export const bankDetails = z.strictObject({
  banker: text(60).default(''),
  bankerAdd: text(limits.address).default(''),
  bankAccountNo: numberOnFile(partyLimits.bankAccount).default(''),
  branchCode: digits(partyLimits.branchCode).default(''),
  auditor: text(limits.name).default(''),
  auditorAdd: text(limits.address).default(''),
});

export const certificateDetails = z.strictObject({
  /** Base64 or a data URL; empty when the file was uploaded before (`blobName` of the submit). */
  gitCertificate: z.string().max(14_000_000, { error: 'fileTooLarge' }).default(''),
});

const signatureImage = z.string().max(limits.signature, { error: 'fileTooLarge' }).default('');

export const signatureDetails = z.strictObject({
  /** Who signs, and in which capacity. */
  name: text(100).default(''),
  capacity: text(100).default(''),
  /** A PNG as a data URL, black on white. */
  signature: signatureImage,
});

/** The rating that a bank gives for an amount and a term; banks have been withdrawing them, so that "none" is an answer. */
export const bankCodes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'none'] as const;
export type BankCode = (typeof bankCodes)[number];

export const approvalDetails = z.strictObject({
  /** Who authorises that an account is opened. */
  authCreditAcc: text(100).default(''),
  /** What the credit check recommends. */
  recCreditCheck: text(500).default(''),
  bankCode: z.enum(bankCodes).or(z.literal('')).default(''),
  /** For which amount in rand, over how many days and on which day the bank gave its code. */
  bankCodeAmount: amount.nullable().default(null),
  bankCodeTermDays: z.int().min(0).max(3650).nullable().default(null),
  bankCodeDate: dateText.default(''),
  /** Why credit is given in spite of a code from D to H. */
  bankCodeReason: text(300).default(''),
  /** Rand. */
  creditLimit: amount.nullable().default(null),
  /** Days from the statement. */
  paymentTerm: z.int().min(0).max(limits.paymentTerm).nullable().default(null),
  /** The signature of who assessed the application, as a PNG; optional. */
  approvedSignature: signatureImage,
});

/** The whole of `subcontractorApplication`, as the form holds it. */
export const applicationDetails = z.strictObject({
  ...companyDetails.shape,
  ...directorDetails.shape,
  ...bankDetails.shape,
  ...certificateDetails.shape,
  ...signatureDetails.shape,
  ...approvalDetails.shape,
});
export type ContractorApplication = z.infer<typeof applicationDetails>;

/** What its applicant may read of it again: signatures are given anew, and what staff think of it is theirs. */
export const applicantDetails = z.object({
  ...companyDetails.shape,
  ...directorDetails.shape,
  ...bankDetails.shape,
  ...signatureDetails.omit({ signature: true }).shape,
});

export const emptyDirector = { directorName: '', directorIdNumber: '', directorAddress: '' } as const;
/** The form begins with three blank rows, of which the first is required. */
export const directorRowsShown = 3;
