import { serverModule } from '#platform/server/module.ts';
import { rateZoneFailureTexts } from '../messages/failures/index.ts';
import { rateZoneTexts } from '../messages/index.ts';
import { rateZoneDescribed } from './described.ts';
import { rateZoneOperations, rateZoneStore } from './index.ts';

export const rateZonesModule = serverModule({
  name: 'rate-zones',
  plainNouns: [
    { rules: rateZoneStore, operations: rateZoneOperations, texts: rateZoneTexts, described: rateZoneDescribed },
  ],
  failureTexts: [rateZoneFailureTexts],
  menu: [
    {
      group: 'Money',
      place: 63,
      title: 'Rate zones',
      url: '/rateZones',
      permission: 'tripDirector.getRateZones',
    },
  ],
});
