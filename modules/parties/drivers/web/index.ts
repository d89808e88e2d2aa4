import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { driverService } from '../contract.ts';
import type { DriverPart } from './driver-part.ts';

export const driverPages = masterPages('/drivers', '/managedriver/$id');

/** `parts` are what modules above show of a driver. */
export const driverScreens = (parts: () => Promise<readonly DriverPart[]>) =>
  masterScreens(driverPages, {
    needs: rightOf<typeof driverService>('tripDirector', 'getClientDrivers'),
    list: ['drivers', async () => (await import('./DriverList.tsx')).DriverList],
    form: ['driver', async () => (await import('./DriverForm.tsx')).driverForm(await parts())],
  });

export type { DriverPart } from './driver-part.ts';
