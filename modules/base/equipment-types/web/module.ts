import { webModule } from '#platform/web/module.ts';
import { equipmentTypePages, equipmentTypeScreens } from './index.ts';

export const equipmentTypesModule = webModule({
  name: 'equipment-types',
  screens: equipmentTypeScreens,
  recordPages: { equipmentTypes: { title: 'equipmentTypes', path: equipmentTypePages.formPath } },
});
