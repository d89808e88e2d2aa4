import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { driverRateCategoryService } from '../contract.ts';

export const driverRateCategoryPages = masterPages(
  '/manage_driver_rate_categories',
  '/manage_driver_rate_categories/$id',
);

export const driverRateCategoryScreens = masterScreens(driverRateCategoryPages, {
  needs: rightOf<typeof driverRateCategoryService>('tripDirector', 'getDriverRateCategories'),
  list: ['driverRateCategories', async () => (await import('./DriverRateCategoryList.tsx')).DriverRateCategoryList],
  form: ['driverRateCategory', async () => (await import('./DriverRateCategoryForm.tsx')).DriverRateCategoryForm],
});
