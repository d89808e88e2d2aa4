import { serverModule } from '#platform/server/module.ts';
import { payRateQueue } from '#modules/base/pay-rates/server/index.ts';
import { driverRateCategoryTexts } from '../messages/index.ts';
import { categoryPayRate, driverRateCategoryOperations, driverRateCategoryStore } from './index.ts';

export const driverRateCategoriesModule = serverModule({
  name: 'driver-rate-categories',
  plainNouns: [
    { rules: driverRateCategoryStore, operations: driverRateCategoryOperations, texts: driverRateCategoryTexts },
  ],
  payRateOwners: [categoryPayRate],
  queues: [payRateQueue(categoryPayRate)],
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
