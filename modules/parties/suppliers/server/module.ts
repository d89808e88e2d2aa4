import { serverModule } from '#platform/server/module.ts';
import { sealedDirectors } from '#modules/parties/parties/server/index.ts';
import { supplierFailureTexts } from '../messages/failures/index.ts';
import { supplierMailTexts } from '../messages/mail/index.ts';
import { supplierBankOwner } from './bank/bank-owner.ts';
import { certificateDocuments } from './certificate-owner.ts';
import { renewalsDescribed } from './described/renewals.ts';
import { suppliersDescribed } from './described/suppliers.ts';
import { supplierImport } from './import-suppliers.ts';
import { carrierRegisterLink } from './link-kind.ts';
import { findSuppliersCalled, supplierSearch } from './lookups.ts';
import { supplierNumbers } from './numbers.ts';
import { supplierOperations } from './operations.ts';
import { supplierPayRate } from './pay-rate-owner.ts';
import { certificateQueue, supplierBankQueue, supplierPayQueue, supplierQueue } from './queues.ts';
import { complianceDay } from './renewals/compliance-day.ts';
import { renewalOperations } from './renewals/operations.ts';
import { gitReminders } from './renewals/reminders.ts';
import { gitRenewalLink } from './renewals/renewal-link.ts';
import { supplierWebhookEvents } from './webhook-events.ts';

const group = 'Parties';

export const suppliersModule = serverModule({
  name: 'suppliers',
  operations: [supplierOperations, renewalOperations],
  described: [suppliersDescribed, renewalsDescribed],
  failureTexts: [supplierFailureTexts],
  messages: [{ catalogue: supplierMailTexts }],
  linkKinds: [carrierRegisterLink, gitRenewalLink],
  jobs: [gitReminders, complianceDay],
  queues: [supplierQueue, certificateQueue, supplierBankQueue, supplierPayQueue],
  payRateOwners: [supplierPayRate],
  bankOwners: [supplierBankOwner],
  numberedParties: [supplierNumbers],
  documentOwners: [certificateDocuments],
  searches: [supplierSearch],
  finders: [{ noun: 'supplier', find: findSuppliersCalled }],
  imports: [() => supplierImport],
  sealed: [sealedDirectors('supplier_director')],
  webhookEvents: supplierWebhookEvents,
  channels: [
    { channel: 'carriers', right: 'tripDirector.getAllCarriersByClientName' },
    { channel: 'approvals', right: 'tripDirector.getCarrierApplications' },
  ],
  menu: [
    {
      group,
      place: 10,
      title: 'Suppliers',
      url: '/manage-carrier',
      permission: 'tripDirector.getAllCarriersByClientName',
    },
    {
      group,
      place: 40,
      title: 'Invitations',
      url: '/manageApplication',
      permission: 'tripDirector.getCarrierApplications',
    },
    { group, place: 56, title: 'Invitations', url: '/gitRenewals', permission: 'tripDirector.getGitLinks' },
  ],
});
