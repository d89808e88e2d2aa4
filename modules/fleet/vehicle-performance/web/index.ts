import { rightOf } from '#platform/web/screens.ts';
import type { vehiclePerformanceService } from '../contract.ts';

export const performanceRight = (operation: keyof typeof vehiclePerformanceService.operations) =>
  rightOf<typeof vehiclePerformanceService>('tripDirector', operation);
