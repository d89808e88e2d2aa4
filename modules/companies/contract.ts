import { z } from 'zod';
import { operation, service, text } from '#platform/operation.ts';

export const licenceTypes = ['Pro', 'Lite', 'mobileOnly'] as const;

/** What a lookup shows of a company; `haulwayAccess` is `Pro` for one whose system takes tendered loads. */
export const companyLookup = z.object({
  companyName: z.string(),
  haulwayAccess: z.enum(licenceTypes),
  globalLocationNumber: z.string(),
});
export type CompanyLookup = z.infer<typeof companyLookup>;

/** The client's own company, as the desk loads it after sign-in. Address fields are spelled as the specification does. */
export const companyRecord = z.object({
  companyId: z.uuid(),
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
  isActive: z.boolean(),
  licenceType: z.enum(licenceTypes),
  globalLocationNumber: z.string(),
  timeZone: z.string(),
  lockId: z.string(),
});

export const companyService = service('tripDirector', {
  /** The companies of this name, at most one; without a name the caller's own. */
  getCompany: operation({
    audience: 'signedIn',
    reads: true,
    input: z.strictObject({ companyName: text(120).default('') }),
    output: z.array(companyRecord),
  }),
  getAllCompanies: operation({
    audience: ['signedIn', 'verifiedGuest'],
    reads: true,
    input: z.strictObject({ guestId: z.string().max(64).optional() }),
    output: z.array(companyLookup),
  }),
});
