import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { driverService } from '../contract.ts';

export const driverPages = masterPages('/drivers', '/managedriver/$id');

export const driverScreens = masterScreens(driverPages, {
  needs: rightOf<typeof driverService>('tripDirector', 'getClientDrivers'),
  list: ['drivers', async () => (await import('./DriverList.tsx')).DriverList],
  form: ['driver', async () => (await import('./DriverForm.tsx')).DriverForm],
});
