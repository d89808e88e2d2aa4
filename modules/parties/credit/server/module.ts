import { serverModule } from '#platform/server/module.ts';
import { creditFailureTexts } from '../messages/failures/index.ts';
import { creditMailTexts } from '../messages/mail/index.ts';
import { creditDay } from './credit-day.ts';
import { creditDescribed } from './described.ts';
import { creditApproveLink } from './link-kind.ts';
import { cancelOpenChange, creditOfCustomers } from './of-customers.ts';
import { creditOperationsWith } from './operations.ts';
import type { ExposureProvider } from './position.ts';
import { creditLimitQueue } from './queues.ts';
import { creditWebhookEvents } from './webhook-events.ts';

declare module '#platform/server/module.ts' {
  interface ModuleParts {
    /** Modules in which customers come to owe something. */
    readonly exposures: ExposureProvider;
  }
}

export const creditModule = serverModule({
  name: 'credit',
  operations: (product) => [creditOperationsWith(product.all('exposures'))],
  described: [creditDescribed],
  failureTexts: [creditFailureTexts],
  messages: [{ catalogue: creditMailTexts }],
  linkKinds: [creditApproveLink],
  jobs: [creditDay],
  creditAbove: [creditOfCustomers],
  listeners: [cancelOpenChange],
  queues: [creditLimitQueue],
  webhookEvents: creditWebhookEvents,
  channels: [
    { channel: 'creditlimits', right: 'tripDirector.getShipperCreditChanges' },
    { channel: 'approvals', right: 'tripDirector.getShipperCreditLinks' },
  ],
  menu: [
    {
      group: 'Money',
      place: 50,
      title: 'Maintain Credit Limit',
      url: '/creditLimit',
      permission: 'tripDirector.getShipperCreditChanges',
    },
  ],
});
