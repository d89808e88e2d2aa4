import { webModule } from '#platform/web/module.ts';
import { rateZonePages, rateZoneScreens } from './index.ts';

export const rateZonesModule = webModule({
  name: 'rate-zones',
  screens: rateZoneScreens,
  recordPages: { rateZones: { title: 'rateZones', path: rateZonePages.formPath } },
});
