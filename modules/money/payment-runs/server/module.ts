import { serverModule } from '#platform/server/module.ts';
import { paymentRunFailureTexts } from '../messages/failures/index.ts';
import { paymentMailTexts } from '../messages/mail/index.ts';
import { paymentRunDescribed } from './described.ts';
import { paymentRunOperations } from './operations.ts';
import { paymentRunQueue } from './queues.ts';
import { paymentRemitting } from './remit.ts';

export const paymentRunModule = serverModule({
  name: 'payment-runs',
  operations: [paymentRunOperations],
  described: [paymentRunDescribed],
  failureTexts: [paymentRunFailureTexts],
  messages: [{ catalogue: paymentMailTexts }],
  jobs: [paymentRemitting],
  queues: [paymentRunQueue],
  menu: [
    { group: 'Money', place: 46, title: 'Payments', url: '/paymentRuns', permission: 'tripDirector.getPaymentRuns' },
  ],
  channels: [{ channel: 'paymentRuns', right: 'tripDirector.getPaymentRuns' }],
});
