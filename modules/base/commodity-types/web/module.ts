import { webModule } from '#platform/web/module.ts';
import { commodityTypePages, commodityTypeScreens } from './index.ts';

export const commodityTypesModule = webModule({
  name: 'commodity-types',
  screens: commodityTypeScreens,
  recordPages: { commodityTypes: { title: 'commodityTypes', path: commodityTypePages.formPath } },
});
