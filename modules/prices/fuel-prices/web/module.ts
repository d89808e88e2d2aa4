import { webModule } from '#platform/web/module.ts';
import { fuelPricePages, fuelPriceScreens } from './index.ts';

export const fuelPricesModule = webModule({
  name: 'fuel-prices',
  screens: fuelPriceScreens,
  recordPages: { fuelPrices: { title: 'captureFuelPrice', path: fuelPricePages.formPath } },
});
