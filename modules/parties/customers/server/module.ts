import { serverModule } from '#platform/server/module.ts';
import { sealedDirectors } from '#modules/parties/parties/server/index.ts';
import { customerFailureTexts } from '../messages/failures/index.ts';
import { customerMailTexts } from '../messages/mail/index.ts';
import { customerBankOwner } from './bank.ts';
import type { CreditAbove } from './credit-above.ts';
import { customersDescribed } from './described/index.ts';
import { findCustomersCalled } from './find-called.ts';
import { customerImport } from './import-customers.ts';
import { shipperRegisterLink } from './link-kind.ts';
import { customerSearch } from './list-customers.ts';
import { customerNumbers } from './numbers.ts';
import { customerOperationsWith } from './operations.ts';
import { customerBankQueue, customerQueue, recommendedCustomerQueue } from './queues.ts';
import { unansweredCustomers } from './unanswered.ts';
import { customerWebhookEvents } from './webhook-events.ts';

declare module '#platform/server/module.ts' {
  interface ModuleParts {
    /** What customers need of credit limits, which stand above them; the module of credit gives the one there is. */
    readonly creditAbove: CreditAbove;
  }
}

const group = 'Parties';

export const customersModule = serverModule({
  name: 'customers',
  operations: (product) => [customerOperationsWith(product.all('creditAbove')[0])],
  described: [customersDescribed],
  failureTexts: [customerFailureTexts],
  messages: [{ catalogue: customerMailTexts }],
  linkKinds: [shipperRegisterLink],
  jobs: [unansweredCustomers],
  queues: [customerQueue, recommendedCustomerQueue, customerBankQueue],
  bankOwners: [customerBankOwner],
  numberedParties: [customerNumbers],
  searches: [customerSearch],
  finders: [{ noun: 'customer', find: findCustomersCalled }],
  imports: [() => customerImport],
  sealed: [sealedDirectors('customer_director')],
  webhookEvents: customerWebhookEvents,
  channels: [
    { channel: 'shippers', right: 'tripDirector.getShippers' },
    { channel: 'approvals', right: 'tripDirector.getShipperEmails' },
  ],
  menu: [
    { group, place: 20, title: 'Customers', url: '/manageshipperlist', permission: 'tripDirector.getShippers' },
    { group, place: 21, title: 'Customers', url: '/shipper', permission: 'tripDirector.getExistingShippers' },
    { group, place: 45, title: 'Invitations', url: '/shipperemailslist', permission: 'tripDirector.getShipperEmails' },
  ],
});
