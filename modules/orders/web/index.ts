import { rightOf } from '#platform/web/screens.ts';
import type { orderService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const orderScreens = {
  list: async () => (await import('./OrderList.tsx')).PurchaseList,
  create: async () => (await import('./OrderScreen.tsx')).NewPurchase,
  order: async () => (await import('./OrderScreen.tsx')).PurchaseScreen,
} as const;

export const orderRight = (operation: keyof typeof orderService.operations) =>
  rightOf<typeof orderService>('tripDirector', operation);
