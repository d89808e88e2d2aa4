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
      component: orderScreens.purchase.list,
    }),
    screen({
      path: '/createPurchaseOrder',
      title: 'newPurchaseOrder',
      needs: orderRight('postPurchaseOrder'),
      parent: '/purchaseOrders',
      component: orderScreens.purchase.create,
    }),
    screen({
      path: '/editPurchaseOrder/$id',
      title: 'purchaseOrder',
      // Looking at it and changing it are two rights: the screen asks for the second one.
      needs: orderRight('getPurchaseOrders'),
      parent: '/purchaseOrders',
      component: orderScreens.purchase.order,
    }),
    screen({
      path: '/ServiceOrders',
      title: 'serviceOrders',
      needs: orderRight('getServiceOrders'),
      component: orderScreens.service.list,
    }),
    screen({
      path: '/newServiceOrder',
      title: 'newServiceOrder',
      needs: orderRight('postServiceOrder'),
      parent: '/ServiceOrders',
      component: orderScreens.service.create,
    }),
    screen({
      path: '/editServiceOrder/$id',
      title: 'serviceOrder',
      // Looking at it and changing it are two rights: the screen asks for the second one.
      needs: orderRight('getServiceOrders'),
      parent: '/ServiceOrders',
      component: orderScreens.service.order,
    }),
    screen({
      path: '/InternalOrders',
      title: 'internalOrders',
      needs: orderRight('getInternalOrders'),
      component: orderScreens.internal.list,
    }),
    screen({
      path: '/newInternalOrder',
      title: 'newInternalOrder',
      needs: orderRight('postInternalOrder'),
      parent: '/InternalOrders',
      component: orderScreens.internal.create,
    }),
    screen({
      path: '/editInternalOrder/$id',
      title: 'internalOrder',
      // Looking at it and changing it are two rights: the screen asks for the second one.
      needs: orderRight('getInternalOrders'),
      parent: '/InternalOrders',
      component: orderScreens.internal.order,
    }),
  ],
  centreParts: [orderScreens.ofCentre],
  recordPages: {
    purchaseOrders: { title: 'purchaseOrders', path: (id) => `/editPurchaseOrder/${id}` },
    serviceOrders: { title: 'serviceOrders', path: (id) => `/editServiceOrder/${id}` },
    internalOrders: { title: 'internalOrders', path: (id) => `/editInternalOrder/${id}` },
  },
});
