import { webModule } from '#platform/web/module.ts';
import { itemMasterPages, itemMasterScreens } from './index.ts';

export const itemMastersModule = webModule({
  name: 'item-masters',
  screens: itemMasterScreens,
  recordPages: { itemMasters: { title: 'itemMasters', path: itemMasterPages.formPath } },
});
