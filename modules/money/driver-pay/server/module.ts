import { serverModule } from '#platform/server/module.ts';
import { driverPayFailureTexts } from '../messages/failures/index.ts';
import { driverPayMailTexts } from '../messages/mail/index.ts';
import { driverPayDescribed } from './described.ts';
import { driverPayGathering } from './gather-job.ts';
import './happenings.ts';
import { priceClosed, priceProved } from './listeners.ts';
import { driverPayOperations } from './operations.ts';
import { driverPayQueue } from './queues.ts';
import { driverPayMailing } from './statement-job.ts';

export const driverPayModule = serverModule({
  name: 'driver-pay',
  operations: [driverPayOperations],
  described: [driverPayDescribed],
  failureTexts: [driverPayFailureTexts],
  messages: [{ catalogue: driverPayMailTexts }],
  jobs: [driverPayGathering, driverPayMailing],
  listeners: [priceProved, priceClosed],
  queues: [driverPayQueue],
  menu: [
    { group: 'Money', place: 59, title: 'Driver pay', url: '/driverpay', permission: 'tripDirector.getDriverPay' },
  ],
  channels: [{ channel: 'driverPay', right: 'tripDirector.getDriverPay' }],
});
