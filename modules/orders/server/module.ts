import { serverModule } from '#platform/server/module.ts';
import { orderFailureTexts } from '../messages/failures/index.ts';
import { orderMailTexts } from '../messages/mail/index.ts';
import { orderOperations } from './operations.ts';
import { purchaseSearch } from './order-search.ts';
import { purchaseQueue } from './queues.ts';

export const ordersModule = serverModule({
  name: 'orders',
  operations: [orderOperations],
  failureTexts: [orderFailureTexts],
  messages: [{ catalogue: orderMailTexts }],
  queues: [purchaseQueue],
  searches: [purchaseSearch],
  menu: [
    {
      group: 'Orders',
      place: 30,
      title: 'Purchase Orders',
      url: '/purchaseOrders',
      permission: 'tripDirector.getPurchaseOrders',
    },
  ],
  channels: [{ channel: 'purchaseOrders', right: 'tripDirector.getPurchaseOrders' }],
});
