import { z } from 'zod';
import { operation, service } from '#platform/operation.ts';

export const licenceTypes = ['Pro', 'Lite', 'mobileOnly'] as const;

/** What a lookup shows of a company; `haulwayAccess` is `Pro` for one whose system takes tendered loads. */
export const companyLookup = z.object({
  companyName: z.string(),
  haulwayAccess: z.enum(licenceTypes),
  globalLocationNumber: z.string(),
});
export type CompanyLookup = z.infer<typeof companyLookup>;

export const companyService = service('tripDirector', {
  getAllCompanies: operation({
    audience: ['signedIn', 'verifiedGuest'],
    reads: true,
    input: z.strictObject({ guestId: z.string().max(64).optional() }),
    output: z.array(companyLookup),
  }),
});
