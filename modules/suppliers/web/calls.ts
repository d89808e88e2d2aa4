import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { companyService } from '#modules/companies/contract.ts';
import { documentService } from '#modules/documents/contract.ts';
import { linksRead } from '#modules/links/web/index.ts';
import { supplierService } from '../contract.ts';
import { renewalService } from '../renewal-contract.ts';

export const suppliers = client(supplierService);
export const renewals = client(renewalService);
export const documents = client(documentService);
const companies = client(companyService);

/** The channel of suppliers, and with it the first part of the key of everything that is read of them. */
export const suppliersNoun = 'carriers';
/** The channel of registration links and of what waits for a decision. */
export const linksNoun = 'approvals';

export function supplierRead(keyIdentifier: string) {
  return queryOptions({
    queryKey: [suppliersNoun, keyIdentifier],
    queryFn: ({ signal }) => suppliers.getCarrier({ keyIdentifier }, { signal }),
  });
}

/** The companies that can take loads into their system. */
export const companiesRead = queryOptions({
  queryKey: ['companies'],
  queryFn: ({ signal }) => companies.getAllCompanies({}, { signal }),
});

export function historyRead(keyIdentifier: string) {
  return queryOptions({
    queryKey: [suppliersNoun, keyIdentifier, 'history'],
    queryFn: ({ signal }) => suppliers.getCarrierHistory({ keyIdentifier }, { signal }),
  });
}

export const countsRead = queryOptions({
  queryKey: [suppliersNoun, 'counts'],
  queryFn: ({ signal }) => suppliers.getCarrierCounts({}, { signal }),
});

export function remindersRead(keyIdentifier: string) {
  return queryOptions({
    queryKey: [suppliersNoun, keyIdentifier, 'reminders'],
    queryFn: ({ signal }) => renewals.getGitReminders({ keyIdentifier }, { signal }),
  });
}

/** The registration links of a supplier. */
export function supplierLinksRead(carrierName: string) {
  return linksRead(['of', suppliersNoun], carrierName, suppliers.getCarrierApplications);
}

/** The renewal links of a supplier. */
export function renewalLinksRead(carrierName: string) {
  return linksRead(['of', 'renewals'], carrierName, renewals.getGitLinks);
}

/** Whether the person may call an operation of suppliers. */
export const useMay = rightsOf(supplierService);
/** The same for the renewals of certificates. */
export const useMayRenew = rightsOf(renewalService);

const useMayDocuments = rightsOf(documentService);

export function useMaySeeDocuments(): boolean {
  return useMayDocuments('downloadFile');
}
