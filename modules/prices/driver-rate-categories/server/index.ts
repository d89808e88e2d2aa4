import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { driverRateCategories, driverRateCategoryService } from '../contract.ts';

export const driverRateCategoryStore = masterStore(driverRateCategories);

export const driverRateCategoryOperations: Implementation = implement(driverRateCategoryService, {
  getDriverRateCategories: driverRateCategoryStore.list,
  postDriverRateCategory: driverRateCategoryStore.create,
  putDriverRateCategory: driverRateCategoryStore.change,
});
