import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { orderRight, orderScreens } from './index.ts';

export const ordersModule = webModule({
  name: 'orders',
  screens: [
    screen({
      path: '/purchaseOrders',
      title: 'purchaseOrders',
      needs: orderRight('getPurchaseOrders'),
      component: orderScreens.list,
    }),
    screen({
      path: '/createPurchaseOrder',
      title: 'newPurchaseOrder',
      needs: orderRight('postPurchaseOrder'),
      parent: '/purchaseOrders',
      component: orderScreens.create,
    }),
    screen({
      path: '/editPurchaseOrder/$id',
      title: 'purchaseOrder',
      // Looking at it and changing it are two rights: the screen asks for the second one.
      needs: orderRight('getPurchaseOrders'),
      parent: '/purchaseOrders',
      component: orderScreens.order,
    }),
  ],
  recordPages: { purchaseOrders: { title: 'purchaseOrders', path: (id) => `/editPurchaseOrder/${id}` } },
});
