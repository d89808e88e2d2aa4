import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { driverRateService } from '../contract.ts';

export const driverRatePages = masterPages('/manage_driver_rates', '/manage_driver_rates/$id');

export const driverRateScreens = masterScreens(driverRatePages, {
  needs: rightOf<typeof driverRateService>('tripDirector', 'getDriverRates'),
  list: ['driverRates', async () => (await import('./DriverRateList.tsx')).DriverRateList],
  form: ['driverRate', async () => (await import('./DriverRateForm.tsx')).DriverRateForm],
});
