import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { orderTypeService } from '../contract.ts';

export const orderTypePages = masterPages('/orderTypes', '/orderTypes/$id');

export const orderTypeScreens = masterScreens(orderTypePages, {
  needs: rightOf<typeof orderTypeService>('tripDirector', 'getOrderTypes'),
  list: ['orderTypes', async () => (await import('./OrderTypeList.tsx')).OrderTypeList],
  form: ['orderType', async () => (await import('./OrderTypeForm.tsx')).OrderTypeForm],
});
