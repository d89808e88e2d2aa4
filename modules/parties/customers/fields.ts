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

/** The specification's limits (§5, §9). */
export const limits = { ...partyLimits, tradeReferences: 4, contacts: 20, partiesToBill: 200 } as const;

export const timeUnits = ['minute', 'hour'] as const;
export const podSendFormats = ['PDF', 'TIFF'] as const;
/** How the customer gets proofs of delivery: docs/decisions/0016. */
export const podSubmitMethods = ['EMAIL', 'PORTAL', 'INTEGRATION', 'PAPER'] as const;
export const fuelRateChangeMethods = ['BASIC', 'MANUAL'] as const;
export const contactTypes = ['Admin', 'Finance'] as const;

/** The blob name of a letter that was chosen in the form and not sent yet (§4). */
export const pendingUpload = 'Pending Upload';

const requiredEmail = email.refine((value) => value !== '', { error: 'required' });

/** Company Details. */
export const companyDetails = z.strictObject({
  registeredName: requiredText(120),
  tradeName: requiredText(120),
  previousName: text(120).default(''),
  holdingCompanyName: text(120).default(''),
  registrationNumber: requiredText(40),
  vatNumber: text(20).default(''),
  /** YYYY-MM-DD */
  dateOfInc: dateText.default(''),
  mobileNumber: text(30).default(''),
  telNumber: text(30).default(''),
  fax: text(30).default(''),
  email: requiredEmail,
  physicalAddress: address,
  sameAsPhysicalAddress: z.boolean().default(false),
  postalAddress: address,
});

/** What the customer wants to buy on credit, in rand a month. */
export const creditRequirement = z.strictObject({
  /** Missing and null are "required"; so is nothing at all, since a credit of nothing is no application. */
  monthlyPurchaseAmount: amount.refine((value) => value > 0, { error: 'required' }),
  creditRequired: amount.refine((value) => value > 0, { error: 'required' }),
  /** Average monthly turnover; optional. */
  averageMonthly: amount.nullish().transform((value) => value ?? 0),
  /** Turnover or assets of a million rand or more, with related companies: outside the National Credit Act (domain §4.16). */
  exceedTurnOver: z.boolean().default(false),
});

const tradeReference = z.strictObject({
  name: text(120).default(''),
  person: text(100).default(''),
  contactNumber: text(30).default(''),
});
export type TradeReference = z.infer<typeof tradeReference>;

/** Trade Reference(s). */
export const tradeReferenceDetails = z.strictObject({
  tradeReferences: z.array(tradeReference).max(limits.tradeReferences, { error: 'tooMany' }).default([]),
});

/** How long a transporter may take to answer a tender for this customer's loads. */
export const tenderResponse = z.strictObject({
  /** Whole numbers from 1; none is given with null. */
  tenderResponseTime: z.int().min(1).max(10_000).nullable().default(null),
  tenderResponseTimeUOM: z.enum(timeUnits).or(z.literal('')).default(''),
});

/** What loads, proofs of delivery and invoices of this customer need. */
export const billingProfile = z.strictObject({
  /** GIT cover that a load of this customer needs, in rand. 0: not stated; otherwise at least 1. */
  loadValue: amount
    .refine((value) => value === 0 || value >= 1, { error: 'tooSmall', params: { minimum: 1 } })
    .default(0),
  /** The recipient signs on the driver's screen. */
  signOnGlass: z.boolean().default(false),
  podSubmitMethod: z.enum(podSubmitMethods).default('EMAIL'),
  podSendFormat: z.enum(podSendFormats).default('PDF'),
  isPODUploadPerReference: z.boolean().default(false),
  isEveryInvoiceLineAggregated: z.boolean().default(false),
  isOrderNumberRequiredForBilling: z.boolean().default(false),
  isInlcudeLoadNumbersOnInvoice: z.boolean().default(false),
  isLoadInspectionRequired: z.boolean().default(false),
  fuelRateChangeMethod: z.enum(fuelRateChangeMethods).default('BASIC'),
  tmsEnabled: z.boolean().default(false),
});

/** Somebody else who is invoiced for the customer's loads, or a part of the customer with an address of its own. */
export const billToParty = z.strictObject({
  /** Given by the server: the customer's account number, a dot, the position. */
  accountNumber: text(40).default(''),
  businessUnitName: requiredText(120),
  vatNumber: requiredText(20),
  emailAddress: requiredEmail,
  addressLine1: requiredText(100),
  addressLine2: text(100).default(''),
  suburb: text(60).default(''),
  country: requiredText(60),
  region: requiredText(80),
  city: requiredText(80),
  postalCode: address.shape.postalCode,
  debtorAccountNumber: text(40).default(''),
  isActive: z.boolean().default(true),
});
export type BillToParty = z.infer<typeof billToParty>;

const billToDetails = z.strictObject({
  partiesToBill: z.array(billToParty).max(limits.partiesToBill, { error: 'tooMany' }).default([]),
});

/** Financial Details. */
export const financialDetails = z.strictObject({
  bankerName: text(60).default(''),
  /** The branch. */
  bankerAddress: text(200).default(''),
  bankAccountNo: numberOnFile(limits.bankAccount).default(''),
  branchCode: digits(limits.branchCode).default(''),
  /** The letter as a PDF in base64, unless it was uploaded before and stands under its blob name. */
  bankConfirmation: z.string().max(14_000_000, { error: 'fileTooLarge' }).default(''),
  bankConfirmationBlobName: text(100).default(''),
  bankConfirmationUploadTimestamp: text(40).default(''),
  bankConfirmationUploadedBy: text(100).default(''),
  /** Ours: the date on the letter, YYYY-MM-DD, as read from it or corrected; never that of the upload. */
  bankConfirmationLetterDate: dateText.default(''),
});

const contact = z.strictObject({
  type: z.enum(contactTypes).default('Admin'),
  name: text(100).default(''),
  number: text(30).default(''),
  emailAddress: email.default(''),
});
export type Contact = z.infer<typeof contact>;

/** Contact Detail(s). */
export const contactDetails = z.strictObject({
  contacts: z.array(contact).max(limits.contacts, { error: 'tooMany' }).default([]),
});

/** Terms And Conditions. */
export const termsDetails = z.strictObject({ TermsAndConditionsAccepted: z.boolean().default(false) });

/** Trade Reference(s) as applicants see the step: what they want to buy, and who knows them. */
export const tradeReferencesFields = z.strictObject({ ...creditRequirement.shape, ...tradeReferenceDetails.shape });

/** Credit Required as staff see the step. */
export const creditFields = z.strictObject({
  ...tradeReferencesFields.shape,
  ...tenderResponse.shape,
  ...billToDetails.shape,
  ...billingProfile.shape,
});

/** All that is known of a customer; the steps are its parts. */
export const shipperDetail = z.strictObject({
  ...companyDetails.shape,
  ...creditFields.shape,
  ...directorDetails.shape,
  ...financialDetails.shape,
  ...contactDetails.shape,
});
export type ShipperDetail = z.infer<typeof shipperDetail>;

/** Those that a request for information can name. */
export const askableSteps = ['company', 'tradeReferences', 'directors', 'financial', 'contacts'] as const;
export type AskableStep = (typeof askableSteps)[number];

export const fieldsOfStep: Readonly<Record<AskableStep, readonly string[]>> = {
  company: Object.keys(companyDetails.shape),
  tradeReferences: Object.keys(tradeReferencesFields.shape),
  directors: Object.keys(directorDetails.shape),
  financial: Object.keys(financialDetails.shape),
  contacts: Object.keys(contactDetails.shape),
};

export const emptyTradeReference: TradeReference = { name: '', person: '', contactNumber: '' };
export const emptyContact: Contact = { type: 'Admin', name: '', number: '', emailAddress: '' };
