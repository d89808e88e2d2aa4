import { serverModule } from '#platform/server/module.ts';
import { orderFailureTexts } from '../messages/failures/index.ts';
import { orderMailTexts } from '../messages/mail/index.ts';
import { ordersDescribed } from './described/index.ts';
import { orderOperations } from './operations.ts';
import { orderSearches } from './order-search.ts';
import { orderQueues } from './queues.ts';

export const ordersModule = serverModule({
  name: 'orders',
  operations: [orderOperations],
  described: [ordersDescribed],
  failureTexts: [orderFailureTexts],
  messages: [{ catalogue: orderMailTexts }],
  queues: orderQueues,
  searches: orderSearches,
  menu: [
    {
      group: 'Orders',
      place: 30,
      title: 'Purchase Orders',
      url: '/purchaseOrders',
      permission: 'tripDirector.getPurchaseOrders',
    },
    {
      group: 'Orders',
      place: 40,
      title: 'Service Orders',
      url: '/ServiceOrders',
      permission: 'tripDirector.getServiceOrders',
    },
    {
      group: 'Orders',
      place: 50,
      title: 'Internal Orders',
      url: '/InternalOrders',
      permission: 'tripDirector.getInternalOrders',
    },
  ],
  channels: [
    { channel: 'purchaseOrders', right: 'tripDirector.getPurchaseOrders' },
    { channel: 'serviceOrders', right: 'tripDirector.getServiceOrders' },
    { channel: 'internalOrders', right: 'tripDirector.getInternalOrders' },
  ],
});
