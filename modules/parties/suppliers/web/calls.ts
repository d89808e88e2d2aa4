import { readOf } from '#platform/web/queries.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { companyService } from '#modules/base/companies/contract.ts';
import { documentService } from '#modules/base/documents/contract.ts';
import { linksRead } from '#modules/parties/links/web/index.ts';
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
  return readOf([suppliersNoun, keyIdentifier], (options) => suppliers.getCarrier({ keyIdentifier }, options));
}

/** The companies that can take loads into their system. */
export const companiesRead = readOf(['companies'], (options) => companies.getAllCompanies({}, options));

export function historyRead(keyIdentifier: string) {
  return readOf([suppliersNoun, keyIdentifier, 'history'], (options) =>
    suppliers.getCarrierHistory({ keyIdentifier }, options),
  );
}

export const countsRead = readOf([suppliersNoun, 'counts'], (options) => suppliers.getCarrierCounts({}, options));

export function remindersRead(keyIdentifier: string) {
  return readOf([suppliersNoun, keyIdentifier, 'reminders'], (options) =>
    renewals.getGitReminders({ keyIdentifier }, options),
  );
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
