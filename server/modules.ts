import { failureTexts } from '#platform/messages/failures/index.ts';
import type { Catalogue } from '#platform/messages.ts';
import type { App } from '#platform/server/app.ts';
import type { Implementation } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import type { LinkKind } from '#platform/server/links.ts';
import { readRight, seesMaster } from '#platform/server/master-reading.ts';
import { messageDelivery } from '#platform/server/messages.ts';
import type { ChannelRight } from '#platform/server/realtime.ts';
import { historyOperations } from '#platform/server/record-history.ts';
import { approvalFailureTexts } from '#modules/approvals/messages/failures/index.ts';
import { approvalOperations } from '#modules/approvals/server/index.ts';
import { accessFailureTexts } from '#modules/access/messages/failures/index.ts';
import { approvalMailTexts } from '#modules/approvals/messages/mail/index.ts';
import { accessMailTexts } from '#modules/access/messages/mail/index.ts';
import {
  basisOperations,
  changeRights,
  keepaliveOperations,
  resetDelivery,
  roleOperations,
  securityOperations,
  userOperations,
} from '#modules/access/server/index.ts';
import { templateFailureTexts } from '#modules/companies/messages/template-failures/index.ts';
import { companyFailureTexts } from '#modules/companies/messages/failures/index.ts';
import {
  companyHistory,
  companyOperationsWith,
  templateOperations,
  type MessageSource,
} from '#modules/companies/server/index.ts';
import { contractorFailureTexts } from '#modules/contractors/messages/failures/index.ts';
import { contractorMailTexts } from '#modules/contractors/messages/mail/index.ts';
import {
  assessmentQueue,
  contractorOperations,
  contractorQueue,
  contractorSearch,
  creditorApplicationLink,
} from '#modules/contractors/server/index.ts';
import { documentFailureTexts } from '#modules/documents/messages/failures/index.ts';
import { creditFailureTexts } from '#modules/credit/messages/failures/index.ts';
import { creditMailTexts } from '#modules/credit/messages/mail/index.ts';
import { customerFailureTexts } from '#modules/customers/messages/failures/index.ts';
import { customerMailTexts } from '#modules/customers/messages/mail/index.ts';
import {
  creditApproveLink,
  creditDay,
  creditLimitQueue,
  creditOfCustomers,
  creditOperationsWith,
} from '#modules/credit/server/index.ts';
import {
  customerBankOwner,
  customerBankQueue,
  customerOperationsWith,
  customerQueue,
  customerSearch,
  recommendedCustomerQueue,
  shipperRegisterLink,
  unansweredCustomers,
} from '#modules/customers/server/index.ts';
import { documentOperationsWith, documentQueue } from '#modules/documents/server/index.ts';
import { importFailureTexts } from '#modules/imports/messages/failures/index.ts';
import { importJob, importOperations, kindsByName } from '#modules/imports/server/index.ts';
import { linkMailTexts } from '#modules/links/messages/mail/index.ts';
import { codeTexts } from '#modules/links/messages/sms/index.ts';
import { endedLinks, linkOperations, linkReminders } from '#modules/links/server/index.ts';
import { locationFailureTexts } from '#modules/locations/messages/failures/index.ts';
import { lookupFailureTexts } from '#modules/lookups/messages/failures/index.ts';
import { lookupOperations } from '#modules/lookups/server/index.ts';
import { profitCentreFailureTexts } from '#modules/profit-centres/messages/failures/index.ts';
import { bankFailureTexts } from '#modules/bank/messages/failures/index.ts';
import { bankOperations, companyBankOwner, companyBankQueue } from '#modules/bank/server/index.ts';
import { partyFailureTexts } from '#modules/parties/messages/failures/index.ts';
import { supplierMailTexts } from '#modules/suppliers/messages/mail/index.ts';
import { supplierFailureTexts } from '#modules/suppliers/messages/failures/index.ts';
import {
  carrierRegisterLink,
  certificateDocuments,
  certificateQueue,
  complianceDay,
  gitReminders,
  gitRenewalLink,
  renewalOperations,
  supplierBankOwner,
  supplierBankQueue,
  supplierOperations,
  supplierQueue,
  supplierSearch,
} from '#modules/suppliers/server/index.ts';
import { driverPaperDates } from '#modules/drivers/server/index.ts';
import { driverCodeTexts } from '#modules/drivers/messages/sms/index.ts';
import { driverFailureTexts } from '#modules/drivers/messages/failures/index.ts';
import { vehiclePaperDates } from '#modules/vehicles/server/index.ts';
import { vehicleFailureTexts } from '#modules/vehicles/messages/failures/index.ts';
import { workplaceOperations, type SearchProvider } from '#modules/workplace/server/index.ts';
import { importKinds } from './import-kinds.ts';
import { masterModules, masterSearch } from './master-modules.ts';

/** The failure texts of every slice. */
export const failureCatalogues: readonly Catalogue[] = [
  failureTexts,
  accessFailureTexts,
  documentFailureTexts,
  templateFailureTexts,
  companyFailureTexts,
  bankFailureTexts,
  partyFailureTexts,
  supplierFailureTexts,
  customerFailureTexts,
  creditFailureTexts,
  contractorFailureTexts,
  profitCentreFailureTexts,
  lookupFailureTexts,
  locationFailureTexts,
  vehicleFailureTexts,
  driverFailureTexts,
  importFailureTexts,
  approvalFailureTexts,
];

/** Every operation of the product. A slice is in the house once it stands in these lists. */
export const implementations: readonly Implementation[] = [
  basisOperations,
  keepaliveOperations,
  userOperations,
  roleOperations,
  securityOperations,
  companyOperationsWith(changeRights),
  contractorOperations,
  templateOperations(messageSources()),
  documentOperationsWith([certificateDocuments], [driverPaperDates, vehiclePaperDates]),
  historyOperations({
    company: companyHistory,
    ...Object.fromEntries(
      masterModules.map(([{ noun: data }, own]) => [
        data.noun,
        { right: readRight(data, own), sees: (context, id) => seesMaster(context, data, own, id) },
      ]),
    ),
  }),
  linkOperations,
  lookupOperations,
  supplierOperations,
  customerOperationsWith(creditOfCustomers),
  // Loads and invoices add what customers owe to this list.
  creditOperationsWith([]),
  renewalOperations,
  workplaceOperations({ searchProviders: searchProviders(), rightFor: (noun) => channelRights[noun] }),
  ...masterModules.map(([, operations]) => operations),
  importOperations({ kinds: importKinds, failureCatalogues }),
  // Each noun that has bank details stands in this list.
  bankOperations([supplierBankOwner, customerBankOwner, companyBankOwner]),
  // What waits for a decision. Each noun that decides stands in this list.
  approvalOperations([
    supplierQueue,
    certificateQueue,
    supplierBankQueue,
    customerQueue,
    recommendedCustomerQueue,
    customerBankQueue,
    companyBankQueue,
    creditLimitQueue,
    assessmentQueue,
    contractorQueue,
    documentQueue,
  ]),
];

/** Mails and SMS that a company may put into its own words. */
function messageSources(): readonly MessageSource[] {
  return [
    { catalogue: supplierMailTexts },
    { catalogue: customerMailTexts },
    { catalogue: creditMailTexts },
    { catalogue: contractorMailTexts },
    { catalogue: linkMailTexts },
    { catalogue: accessMailTexts },
    { catalogue: approvalMailTexts },
    { catalogue: codeTexts, sms: ['code'] },
    { catalogue: driverCodeTexts, sms: ['driverCode'] },
  ] as readonly MessageSource[];
}

/** The nouns that the search over all records asks. */
function searchProviders(): readonly SearchProvider[] {
  return [supplierSearch, customerSearch, contractorSearch, ...masterSearch];
}

/** The flows that an emailed link can open. */
export const linkKinds: readonly LinkKind[] = [
  carrierRegisterLink,
  gitRenewalLink,
  shipperRegisterLink,
  creditApproveLink,
  creditorApplicationLink,
];

/** Work that is done after the transaction which asked for it. */
export function jobKinds(app: App): readonly JobKind<never>[] {
  return [
    messageDelivery(app),
    resetDelivery(app),
    linkReminders(app),
    endedLinks(app),
    gitReminders(app),
    complianceDay(app),
    unansweredCustomers(app),
    creditDay(app),
    importJob(app, kindsByName(importKinds)),
  ];
}

/** Channel of the sockets → the authorisation that admits to reading that noun. */
export const channelRights: Readonly<Record<string, ChannelRight>> = {
  users: 'tripDirector.getUsers',
  roles: 'tripDirector.getUserRoles',
  carriers: 'tripDirector.getAllCarriersByClientName',
  shippers: 'tripDirector.getShippers',
  creditlimits: 'tripDirector.getShipperCreditChanges',
  contractors: 'tripDirector.getSubcontractors',
  // Links of every flow, and what waits for a decision.
  approvals: [
    'tripDirector.getApprovals',
    'tripDirector.getCarrierApplications',
    'tripDirector.getShipperEmails',
    'tripDirector.getShipperCreditLinks',
    'tripDirector.getSubcontractorLinks',
  ],
  imports: 'tripDirector.getImports',
  documents: 'tripDirector.getDocuments',
  companies: ['tripDirector.getCompanies', 'tripDirector.getCompanyDebtorSetting'],
  ...Object.fromEntries(masterModules.map(([{ noun: data }, own]) => [data.channel, readRight(data, own)])),
};
