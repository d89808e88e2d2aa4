import { rightOf } from '#platform/web/screens.ts';
import type { rateService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const rateScreens = {
  list: async () => (await import('./RateList.tsx')).RateList,
  rate: async () => (await import('./RateScreen.tsx')).RateScreen,
  change: async () => (await import('./ChangeRates.tsx')).ChangeRates,
} as const;

export const rateRight = (operation: keyof typeof rateService.operations) =>
  rightOf<typeof rateService>('tripDirector', operation);
