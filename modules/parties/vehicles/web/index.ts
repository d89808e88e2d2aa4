import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { vehicleService } from '../contract.ts';

export const vehiclePages = masterPages('/vehicles', '/vehiclecapture/$id');

export const vehicleScreens = masterScreens(vehiclePages, {
  needs: rightOf<typeof vehicleService>('tripDirector', 'getVehicles'),
  list: ['vehicles', async () => (await import('./VehicleList.tsx')).VehicleList],
  form: ['vehicle', async () => (await import('./VehicleForm.tsx')).VehicleForm],
});
