import type { MenuCount } from '#platform/web/shell/menu-counts.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { tenderService } from '../contract.ts';
import { offerListPath } from './paths.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const tenderScreens = {
  list: async () => (await import('./OfferList.tsx')).OfferList,
  offer: async () => (await import('./OfferScreen.tsx')).OfferScreen,
} as const;

export const tenderRight = (operation: keyof typeof tenderService.operations) =>
  rightOf<typeof tenderService>('tripDirector', operation);

export const tendersOfLoad = async () => (await import('./load-part.tsx')).tendersOfLoad;
export const tendersOfLoads = async () => (await import('./bulk.tsx')).tendersOfLoads;

/** Other prices that wait for staff, and offers that wait for a supplier. */
export const offerCount: MenuCount = {
  url: offerListPath,
  needs: tenderRight('getLoadTenders'),
  key: ['tenders', 'menu'],
  async read(signal) {
    const { countWaiting } = await import('./waiting.ts');
    return countWaiting(signal);
  },
};
