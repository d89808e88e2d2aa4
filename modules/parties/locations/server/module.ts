import { serverModule } from '#platform/server/module.ts';
import { locationFailureTexts } from '../messages/failures/index.ts';
import { locationTexts } from '../messages/index.ts';
import { locationDescribed } from './described.ts';
import { locationOperations, locationStore } from './index.ts';

export const locationsModule = serverModule({
  name: 'locations',
  plainNouns: [
    { rules: locationStore, operations: locationOperations, texts: locationTexts, described: locationDescribed },
  ],
  failureTexts: [locationFailureTexts],
  menu: [
    {
      group: 'Places and goods',
      place: 10,
      title: 'Locations',
      url: '/viewLocations',
      permission: 'tripDirector.getLocations',
    },
  ],
});
