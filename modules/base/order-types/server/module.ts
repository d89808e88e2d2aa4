import { serverModule } from '#platform/server/module.ts';
import { orderTypeTexts } from '../messages/index.ts';
import { orderTypeOperations, orderTypeStore } from './index.ts';

export const orderTypesModule = serverModule({
  name: 'order-types',
  plainNouns: [{ rules: orderTypeStore, operations: orderTypeOperations, texts: orderTypeTexts }],
  menu: [
    {
      group: 'Places and goods',
      place: 50,
      title: 'Order types',
      url: '/orderTypes',
      permission: 'tripDirector.getOrderTypes',
    },
  ],
});
