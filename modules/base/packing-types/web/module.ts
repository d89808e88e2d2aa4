import { webModule } from '#platform/web/module.ts';
import { packingTypePages, packingTypeScreens } from './index.ts';

export const packingTypesModule = webModule({
  name: 'packing-types',
  screens: packingTypeScreens,
  recordPages: { packingTypes: { title: 'packingTypes', path: packingTypePages.formPath } },
});
