import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { fuelPriceService } from '../contract.ts';

export const fuelPricePages = masterPages('/capturefuelrate', '/capturefuelrate/$id');

export const fuelPriceScreens = masterScreens(fuelPricePages, {
  needs: rightOf<typeof fuelPriceService>('tripDirector', 'getFuelPrices'),
  list: ['captureFuelPrice', async () => (await import('./FuelPriceList.tsx')).FuelPriceList],
  form: ['fuelPrice', async () => (await import('./FuelPriceForm.tsx')).FuelPriceForm],
});
