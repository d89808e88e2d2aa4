import { rightOf } from '#platform/web/screens.ts';
import type { fuelAdjustmentService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const adjustmentScreens = {
  list: async () => (await import('./AdjustmentList.tsx')).AdjustmentList,
  create: async () => (await import('./NewAdjustment.tsx')).NewAdjustment,
  run: async () => (await import('./AdjustmentScreen.tsx')).AdjustmentScreen,
} as const;

export const adjustmentRight = (operation: keyof typeof fuelAdjustmentService.operations) =>
  rightOf<typeof fuelAdjustmentService>('tripDirector', operation);
