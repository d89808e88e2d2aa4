import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import {
  address,
  amount,
  dateText,
  digits,
  directorDetails,
  email,
  numberOnFile,
  partyLimits,
} from '#modules/parties/parties/fields.ts';

export {
  directorDetails,
  emptyAddress,
  emptyDirector,
  type Address,
  type Director,
} from '#modules/parties/parties/fields.ts';

/** The specification's limits (§9). */
export const limits = { ...partyLimits, gitCover: 30, payableRate: 100 } as const;

const tenderLoadMethods = ['email', 'integration'] as const;

/** The wizard's steps in the order shown; a request for more information names some of them. */
export const supplierSteps = ['company', 'directors', 'bank', 'transporter'] as const;
export type SupplierStep = (typeof supplierSteps)[number];

/** Company Details, the first step. */
export const companyDetails = z.strictObject({
  isTrasporter: z.boolean().default(false),
  registeredName: requiredText(120),
  tradeName: requiredText(120),
  holdingCompany: text(120).default(''),
  regNo: requiredText(40),
  isVatRegistered: z.boolean().default(true),
  vatNo: text(20).default(''),
  /** YYYY-MM-DD */
  dateOfInc: dateText.default(''),
  cellNo: text(30).default(''),
  telno: text(30).default(''),
  fax: text(30).default(''),
  email: email.refine((value) => value !== '', { error: 'required' }),
  physicalAddress: address,
  sameAsPhysicalAddress: z.boolean().default(false),
  postalAddress: address,
});

/** Bank Details. */
export const bankDetails = z.strictObject({
  bank: text(60).default(''),
  branchName: text(60).default(''),
  bankAccountNo: numberOnFile(limits.bankAccount).default(''),
  branchCode: digits(limits.branchCode).default(''),
  /** Universal branch code or rating of the bank; kept as typed. */
  bankCode: text(20).default(''),
});

/** Transporter Details (GIT certificate). Amounts in rand with two decimals. */
export const transporterDetails = z.strictObject({
  gitCertificate: z.string().max(14_000_000, { error: 'fileTooLarge' }).default(''),
  gitUploadTimestamp: text(40).default(''),
  gitUploadedBy: text(100).default(''),
  gitCover: amount.default(0),
  gitPolicyNumber: text(60).default(''),
  gitInsurer: text(100).default(''),
  gitFrom: dateText.default(''),
  gitTo: dateText.default(''),
  /** Who answers for the insurance, often a broker; empty means the supplier itself. */
  insuranceContactName: text(100).default(''),
  insuranceContactEmail: email.default(''),
  insuranceContactMobile: text(30).default(''),
  payableRateInPercentage: amount.max(limits.payableRate).default(0),
  tenderLoadMethod: z.enum(tenderLoadMethods).default('email'),
  tenderLoadEmailAddress: email.default(''),
  tenderLoadGlobalLocationNumber: text(13).default(''),
});

/** The whole of carrierDetail; the steps above are its parts, in the order shown. */
export const carrierDetail = z.strictObject({
  ...companyDetails.shape,
  ...directorDetails.shape,
  ...bankDetails.shape,
  ...transporterDetails.shape,
  modifiedBy: text(100).default(''),
});
export type CarrierDetail = z.infer<typeof carrierDetail>;
