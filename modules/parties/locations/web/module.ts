import { webModule } from '#platform/web/module.ts';
import { locationPages, locationScreens } from './index.ts';

export const locationsModule = webModule({
  name: 'locations',
  screens: locationScreens,
  recordPages: { locations: { title: 'locations', path: locationPages.formPath } },
});
