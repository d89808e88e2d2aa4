import { webModule } from '#platform/web/module.ts';
import { driverRateCategoryPages, driverRateCategoryScreens } from './index.ts';

export const driverRateCategoriesModule = webModule({
  name: 'driver-rate-categories',
  screens: driverRateCategoryScreens,
  recordPages: { driverRateCategories: { title: 'driverRateCategories', path: driverRateCategoryPages.formPath } },
});
