import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { commodityTypeService } from '../contract.ts';

export const commodityTypePages = masterPages('/manageCommodityType', '/commodityTypeCapture/$id');

export const commodityTypeScreens = masterScreens(commodityTypePages, {
  needs: rightOf<typeof commodityTypeService>('tripDirector', 'getCommodityTypes'),
  list: ['commodityTypes', async () => (await import('./CommodityTypeList.tsx')).CommodityTypeList],
  form: ['commodityType', async () => (await import('./CommodityTypeForm.tsx')).CommodityTypeForm],
});
