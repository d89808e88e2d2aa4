import { z } from 'zod';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { divertTerms, payRateFacts, type PayRateOwner } from '#modules/base/pay-rates/server/index.ts';
import { driverRateCategories, driverRateCategoryService } from '../contract.ts';

const { minimumPerTrip, coDriverShare } = driverRateCategories.fields.shape;

/** The least that a trip of a category is paid, and the share of its co-drivers. */
export const categoryPayRate = {
  kind: 'driverRateCategory',
  noun: 'driverRateCategory',
  channel: 'driverRateCategories',
  table: 'driver_rate_category',
  nameColumn: 'name',
  reads: 'getDriverRateCategories',
  changes: 'putDriverRateCategory',
  terms: z.object({ minimumPerTrip, coDriverShare }),
  columns: { minimumPerTrip: 'minimum_per_trip', coDriverShare: 'co_driver_share' },
  // The next run pays what is missing of the days before.
  reachesBack: true,
} as const satisfies PayRateOwner;

export const driverRateCategoryStore = masterStore(driverRateCategories, {
  facts: payRateFacts('driverRateCategory'),
  divert: async (context, id, values) => (await divertTerms(context, categoryPayRate, id, values)).values,
});

export const driverRateCategoryOperations: Implementation = implement(driverRateCategoryService, {
  getDriverRateCategories: driverRateCategoryStore.list,
  postDriverRateCategory: driverRateCategoryStore.create,
  putDriverRateCategory: driverRateCategoryStore.change,
});
