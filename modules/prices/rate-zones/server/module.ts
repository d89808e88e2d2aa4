import { serverModule } from '#platform/server/module.ts';
import { rateZoneFailureTexts } from '../messages/failures/index.ts';
import { rateZoneTexts } from '../messages/index.ts';
import { rateZoneDescribed, zoneVersionsDescribed } from './described.ts';
import { rateZoneOperations, rateZoneStore } from './index.ts';
import { type ZoneUser, zoneVersionOperations } from './versions.ts';

declare module '#platform/server/module.ts' {
  interface ModuleParts {
    /** Nouns whose records name zones. */
    readonly zoneUsers: ZoneUser;
  }
}

export const rateZonesModule = serverModule({
  name: 'rate-zones',
  plainNouns: [
    { rules: rateZoneStore, operations: rateZoneOperations, texts: rateZoneTexts, described: rateZoneDescribed },
  ],
  operations: (product) => [zoneVersionOperations(product.all('zoneUsers'))],
  described: [zoneVersionsDescribed],
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
