import { z } from 'zod';
import { listQuery, operation, pageOf, service, text } from '#platform/operation.ts';
import { currencies } from '#platform/currencies.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { companyFields, companyLocales, licenceTypes, newCompany } from './fields.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    company: unknown;
    companyTerms: unknown;
    debtorSetting: unknown;
    messageTemplate: unknown;
  }
  interface Channels {
    companies: unknown;
  }
}

/** What a lookup shows of a company; `haulwayAccess` is `Pro` for one whose system takes tendered loads. */
export const companyLookup = z.object({
  companyName: z.string(),
  haulwayAccess: z.enum(licenceTypes),
  globalLocationNumber: z.string(),
});
export type CompanyLookup = z.infer<typeof companyLookup>;

const companyFacts = {
  companyId: z.uuid(),
  partition: z.string(),
  isActive: z.boolean(),
  /** A freight company of the partition, whose people use the portal; others are companies that it works with. */
  isClient: z.boolean(),
  modifiedBy: z.string(),
  modifiedAt: z.iso.datetime(),
  lockId: z.string(),
};

/** A company, as the desk loads it after sign-in and as its form shows it. What was stored earlier is not judged again. */
export const companyRecord = z.object({
  ...companyFacts,
  name: z.string(),
  tradeName: z.string(),
  address1: z.string(),
  address2: z.string(),
  suburb: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  postalcode: z.string(),
  telno: z.string(),
  vatNo: z.string(),
  contactName: z.string(),
  designation: z.string(),
  /** On this host: `/logos/…`; empty for none. */
  logoURL: z.string(),
  brandColour: z.string(),
  supportEmail: z.string(),
  supportTelephone: z.string(),
  emailSender: z.string(),
  registrationNumber: z.string(),
  licenceType: z.enum(licenceTypes),
  globalLocationNumber: z.string(),
  timeZone: z.string(),
  sessionIdleMinutes: z.int(),
  locale: z.enum(companyLocales),
  baseCurrency: z.enum(currencies),
  financialYearStartMonth: z.int(),
  defaultVatCode: z.enum(vatCodes),
  standingFreeMinutes: z.int(),
  standingStepMinutes: z.int(),
  standingCapHours: z.int(),
  marginFloorPercent: z.number(),
  orderTolerancePercent: z.number(),
  orderRisePercent: z.number(),
  orderRiseAmount: z.number(),
  invoiceApprovalAbove: z.number(),
  localTripKm: z.int(),
});
export type CompanyRecord = z.infer<typeof companyRecord>;

/** One line of the list of companies. */
export const companyRow = companyRecord.extend({
  /** People who can sign in for it. */
  users: z.int(),
  /** When one of them signed in last. */
  lastActivityAt: z.iso.datetime().nullable(),
});
export type CompanyRow = z.infer<typeof companyRow>;

export const companySortColumns = ['name', 'modifiedAt'] as const;

export const companyQuery = listQuery.extend({
  sort: z.enum(companySortColumns).default('name'),
  /** Both where it is left out. */
  status: z.enum(['active', 'inactive']).optional(),
  licenceType: z.array(z.enum(licenceTypes)).max(3).optional(),
  isClient: z.boolean().optional(),
});

const named = z.strictObject({ companyId: z.uuid() });
const saved = z.object({ companyId: z.uuid(), lockId: z.string(), partition: z.string() });

/** The companies of this name or id, at most one; without either the caller's own. */
const getCompany = operation({
  audience: 'signedIn',
  reads: true,
  input: z.strictObject({ companyName: text(120).default(''), companyId: z.uuid().optional() }),
  output: z.array(companyRecord),
});

export const companyService = service('tripDirector', {
  getCompany,
  getCompanies: operation({ audience: 'permitted', reads: true, input: companyQuery, output: pageOf(companyRow) }),
  /** The active companies of a partition to choose from, by name. */
  getCompanyBasicInfo: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ search: text(100).default('') }),
    output: z.array(
      z.object({ companyId: z.uuid(), companyName: z.string(), tradeName: z.string(), isClient: z.boolean() }),
    ),
  }),
  postCompany: operation({ audience: 'permitted', input: newCompany, output: saved }),
  /** Also activates again, and deactivates as `deleteCompany` does. */
  putCompany: operation({
    audience: 'permitted',
    locked: true,
    amends: { read: getCompany, by: ['companyId'] },
    input: companyFields.extend({ companyId: z.uuid(), isActive: z.boolean().default(true) }),
    output: saved,
  }),
  /** Deactivates: the sessions of its people end at once, the record stays. */
  deleteCompany: operation({ audience: 'permitted', locked: true, input: named, output: saved }),
  /** What the choice of a tender method offers: the companies that loads can be tendered to. */
  getAllCompanies: operation({
    audience: ['signedIn', 'verifiedGuest'],
    reads: true,
    input: z.strictObject({ guestId: z.string().max(64).optional() }),
    output: z.array(companyLookup),
  }),
});
