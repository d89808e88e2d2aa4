import { serverModule } from '#platform/server/module.ts';
import { creditFailureTexts } from '../messages/failures/index.ts';
import { creditMailTexts } from '../messages/mail/index.ts';
import { creditDay } from './credit-day.ts';
import { creditApproveLink } from './link-kind.ts';
import { creditOfCustomers } from './of-customers.ts';
import { creditOperationsWith } from './operations.ts';
import { creditLimitQueue } from './queues.ts';

export const creditModule = serverModule({
  name: 'credit',
  // Loads and invoices add what customers owe to this list.
  operations: [creditOperationsWith([])],
  failureTexts: [creditFailureTexts],
  messages: [{ catalogue: creditMailTexts }],
  linkKinds: [creditApproveLink],
  jobs: [creditDay],
  creditAbove: [creditOfCustomers],
  queues: [creditLimitQueue],
  channels: [
    { channel: 'creditlimits', right: 'tripDirector.getShipperCreditChanges' },
    { channel: 'approvals', right: 'tripDirector.getShipperCreditLinks' },
  ],
  menu: [
    {
      group: 'Customers',
      place: 60,
      title: 'Maintain Credit Limit',
      url: '/creditLimit',
      permission: 'tripDirector.getShipperCreditChanges',
    },
  ],
});
