import { useEffect, useState } from 'react';
import { client } from '#platform/web/rpc.ts';
import { companyService, type CompanyLookup } from '#modules/companies/contract.ts';
import { lookupService, type CountryEntry } from '#modules/lookups/contract.ts';
import { supplierService } from '#modules/suppliers/contract.ts';

/** What the fields of a supplier ask the server while they are filled in. Every failure is ignored: the form goes on. */
export interface SupplierLookups {
  readonly countries: () => Promise<readonly CountryEntry[]>;
  readonly cities: (country: string, region: string) => Promise<readonly string[]>;
  readonly companies: () => Promise<readonly CompanyLookup[]>;
  /** Whether the client already has a supplier of this name, other than the one that is edited. */
  readonly isNameTaken: (carrierName: string) => Promise<boolean>;
}

const places = client(lookupService);
const companies = client(companyService);
const suppliers = client(supplierService);

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
    countries: () => once('countries', () => places.getCountries({})),
    cities: (country, state) =>
      once(`cities ${country}/${state}`, async () =>
        (await places.getCitiesByState({ country, state })).map(({ name }) => name),
      ),
    companies: () => once('companies', () => companies.getAllCompanies({})),
    isNameTaken: async (carrierName) =>
      (await suppliers.isCarrierRegisteredNameExist({
        carrierName,
        clientName,
        ...(keyIdentifier && { keyIdentifier }),
      })) === 1,
  };
}

function fetchedOnce(): <Value>(key: string, fetch: () => Promise<Value>) => Promise<Value> {
  const fetched = new Map<string, Promise<unknown>>();
  return <Value>(key: string, fetch: () => Promise<Value>) => {
    const known = fetched.get(key) as Promise<Value> | undefined;
    if (known) return known;
    const fresh = fetch();
    fetched.set(key, fresh);
    // A failed one must not stay: the next field that needs it may be online again.
    fresh.catch(() => fetched.delete(key));
    return fresh;
  };
}

/** The answer of a look-up, undefined until it is there, and for ever if it fails. `key` names what is asked for. */
export function useLookup<Value>(key: string, fetch: () => Promise<Value>): Value | undefined {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly value: Value }>();
  useEffect(() => {
    let current = true;
    fetch().then(
      (value) => current && setAnswer({ key, value }),
      () => undefined,
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `fetch` is another function with every drawing; the key says when it asks for something else.
  }, [key]);
  return answer?.key === key ? answer.value : undefined;
}
