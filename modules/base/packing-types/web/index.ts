import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { packingTypeService } from '../contract.ts';

export const packingTypePages = masterPages('/managePackingType', '/packingTypeCapture/$id');

export const packingTypeScreens = masterScreens(packingTypePages, {
  needs: rightOf<typeof packingTypeService>('tripDirector', 'getPackingTypes'),
  list: ['packingTypes', async () => (await import('./PackingTypeList.tsx')).PackingTypeList],
  form: ['packingType', async () => (await import('./PackingTypeForm.tsx')).PackingTypeForm],
});
