import { serverModule } from '#platform/server/module.ts';
import { driverRateCategoryTexts } from '../messages/index.ts';
import { driverRateCategoryOperations, driverRateCategoryStore } from './index.ts';

export const driverRateCategoriesModule = serverModule({
  name: 'driver-rate-categories',
  plainNouns: [
    { rules: driverRateCategoryStore, operations: driverRateCategoryOperations, texts: driverRateCategoryTexts },
  ],
  menu: [
    {
      group: 'Money',
      place: 61,
      title: 'Driver rate categories',
      url: '/manage_driver_rate_categories',
      permission: 'tripDirector.getDriverRateCategories',
    },
  ],
});
