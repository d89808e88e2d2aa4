import { rightOf } from '#platform/web/screens.ts';
import type { tyreService } from '../contract.ts';

export const tyreRight = (operation: keyof typeof tyreService.operations) =>
  rightOf<typeof tyreService>('tripDirector', operation);
