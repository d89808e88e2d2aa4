import { rightsIn } from '#platform/web/screens.ts';
import type { postingPeriodService } from '../contract.ts';
import type { PeriodPart } from './period-part.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const postingPeriodScreens = {
  /** `parts` are what modules above can do with a month. */
  periods: (parts: () => Promise<readonly PeriodPart[]>) => async () =>
    (await import('./PostingPeriods.tsx')).postingPeriods(await parts()),
} as const;
export type { PeriodPart } from './period-part.ts';

export const postingPeriodRight = rightsIn<typeof postingPeriodService>('tripDirector');
