import { rightsIn } from '#platform/web/screens.ts';
import type { postingPeriodService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const postingPeriodScreens = {
  periods: async () => (await import('./PostingPeriods.tsx')).PostingPeriods,
} as const;

export const postingPeriodRight = rightsIn<typeof postingPeriodService>('tripDirector');
