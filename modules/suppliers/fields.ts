import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';

/** The specification's limits (§9). */
export const limits = {
  directorId: 15,
  bankAccount: 30,
  branchCode: 10,
  gitCover: 30,
  payableRate: 100,
  directors: 20,
} as const;

/** Full forms on the wire are the specification's: `isTrasporter` and `postalCode` are spelled so. */
const digits = (max: number) => text(max).refine((value) => /^\d*$/.test(value), { error: 'digitsOnly' });
const email = text(100).refine((value) => value === '' || z.email().safeParse(value).success, {
  error: 'invalidEmail',
});
const calendarDate = text(10).refine((value) => value === '' || z.iso.date().safeParse(value).success, {
  error: 'invalidDate',
});
const cents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const address = z.strictObject({
  addressLine1: requiredText(100),
  addressLine2: text(100).default(''),
  suburb: text(60).default(''),
  city: requiredText(80),
  region: requiredText(80),
  province: text(80).default(''),
  postalCode: requiredText(12).refine((value) => /^[\d.]*$/.test(value), { error: 'digitsAndDotOnly' }),
  country: requiredText(60),
});
export type Address = z.infer<typeof address>;

export const identityTypes = ['SA_ID', 'passport', 'other'] as const;

const director = z.strictObject({
  name: text(100).default(''),
  /** Ours: without it, thirteen digits are read as a South African identity number. */
  idType: z.enum(identityTypes).optional(),
  idNumber: digits(limits.directorId).default(''),
  cellphoneNumber: text(30).default(''),
  emailAddress: email.default(''),
});
export type Director = z.infer<typeof director>;

const tenderLoadMethods = ['email', 'integration'] as const;
export const physicalOrPostal = ['physicalAddress', 'postalAddress'] as const;

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
  dateOfInc: calendarDate.default(''),
  cellNo: text(30).default(''),
  telno: text(30).default(''),
  fax: text(30).default(''),
  email: email.refine((value) => value !== '', { error: 'required' }),
  physicalAddress: address,
  sameAsPhysicalAddress: z.boolean().default(false),
  postalAddress: address,
});

/** Director(s) Details. */
export const directorDetails = z.strictObject({
  directors: z.array(director).max(limits.directors, { error: 'tooMany' }).default([]),
});

/** Bank Details. */
export const bankDetails = z.strictObject({
  bank: text(60).default(''),
  branchName: text(60).default(''),
  bankAccountNo: digits(limits.bankAccount).default(''),
  branchCode: digits(limits.branchCode).default(''),
  /** Universal branch code or rating of the bank; kept as typed. */
  bankCode: text(20).default(''),
});

/** Transporter Details (GIT certificate). Amounts in rand with two decimals. */
export const transporterDetails = z.strictObject({
  gitCertificate: z.string().max(14_000_000, { error: 'fileTooLarge' }).default(''),
  gitUploadTimestamp: text(40).default(''),
  gitUploadedBy: text(100).default(''),
  gitCover: z.number().min(0).max(1e13).refine(cents, { error: 'invalidValue' }).default(0),
  gitPolicyNumber: text(60).default(''),
  gitInsurer: text(100).default(''),
  gitFrom: calendarDate.default(''),
  gitTo: calendarDate.default(''),
  payableRateInPercentage: z
    .number()
    .min(0)
    .max(limits.payableRate)
    .refine(cents, { error: 'invalidValue' })
    .default(0),
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

/** Defaults of a new supplier, as the specification lists them. */
export const emptyAddress: Address = {
  addressLine1: '',
  addressLine2: '',
  suburb: '',
  city: '',
  region: '',
  province: '',
  postalCode: '',
  country: 'South Africa',
};
export const emptyDirector: Director = { name: '', idNumber: '', cellphoneNumber: '', emailAddress: '' };
