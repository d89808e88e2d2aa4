import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { rateZoneService } from '../contract.ts';

export const rateZonePages = masterPages('/rateZones', '/rateZones/$id');

export const rateZoneScreens = masterScreens(rateZonePages, {
  needs: rightOf<typeof rateZoneService>('tripDirector', 'getRateZones'),
  list: ['rateZones', async () => (await import('./RateZoneList.tsx')).RateZoneList],
  form: ['rateZone', async () => (await import('./RateZoneForm.tsx')).RateZoneForm],
});
