import { rightOf } from '#platform/web/screens.ts';
import type { orderService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
const lists = () => import('./OrderList.tsx');
const records = () => import('./OrderScreen.tsx');

export const orderScreens = {
  purchase: {
    list: async () => (await lists()).PurchaseList,
    create: async () => (await records()).NewPurchase,
    order: async () => (await records()).PurchaseScreen,
  },
  service: {
    list: async () => (await lists()).ServiceList,
    create: async () => (await records()).NewService,
    order: async () => (await records()).ServiceScreen,
  },
  internal: {
    list: async () => (await lists()).InternalList,
    create: async () => (await records()).NewInternal,
    order: async () => (await records()).InternalScreen,
  },
  ofCentre: async () => (await import('./centre-part.tsx')).ordersOfCentre,
} as const;

export const orderRight = (operation: keyof typeof orderService.operations) =>
  rightOf<typeof orderService>('tripDirector', operation);
