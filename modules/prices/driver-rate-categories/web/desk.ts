import { masterDesk } from '#platform/web/master-data/desk.ts';
import { driverRateCategories, driverRateCategoryService } from '../contract.ts';
import { driverRateCategoryTexts } from '../messages/index.ts';
import { driverRateCategoryPages } from './index.ts';

export const driverRateCategoryDesk = masterDesk(
  driverRateCategories,
  driverRateCategoryService,
  driverRateCategoryTexts,
  driverRateCategoryPages,
);
