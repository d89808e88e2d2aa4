import { rightOf } from '#platform/web/screens.ts';
import type { odometerService } from '../contract.ts';

export const odometerRight = (operation: keyof typeof odometerService.operations) =>
  rightOf<typeof odometerService>('tripDirector', operation);
