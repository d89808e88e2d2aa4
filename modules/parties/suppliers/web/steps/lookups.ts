import { lightClient } from '#platform/web/rpc.ts';
import type { companyService, CompanyLookup } from '#modules/base/companies/contract.ts';
import { fetchedOnce, type PlaceLookups, placeLookups } from '#modules/parties/parties/web/index.ts';
import type { supplierService } from '#modules/parties/suppliers/contract.ts';

/** What the fields of a supplier ask the server while they are filled in. Every failure is ignored: the form goes on. */
export interface SupplierLookups extends PlaceLookups {
  readonly companies: () => Promise<readonly CompanyLookup[]>;
  /** Whether the client already has a supplier of this name, other than the one that is edited. */
  readonly isNameTaken: (carrierName: string) => Promise<boolean>;
}

// Only the types of the contracts: a phone needs none of their validators to ask.
const companies = lightClient<typeof companyService>('tripDirector', { getAllCompanies: { reads: true } });
const suppliers = lightClient<typeof supplierService>('tripDirector', {
  isCarrierRegisteredNameExist: { reads: true },
});

/** The look-ups of a form, for staff and guests alike; each list is fetched once. */
export function supplierLookups({
  clientName,
  keyIdentifier,
}: {
  readonly clientName: string;
  readonly keyIdentifier?: string | undefined;
}): SupplierLookups {
  const once = fetchedOnce();
  return {
    ...placeLookups(once),
    companies: () => once('companies', () => companies.getAllCompanies({})),
    isNameTaken: async (carrierName) =>
      (await suppliers.isCarrierRegisteredNameExist({
        carrierName,
        clientName,
        ...(keyIdentifier && { keyIdentifier }),
      })) === 1,
  };
}
