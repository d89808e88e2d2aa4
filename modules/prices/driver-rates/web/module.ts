import { webModule } from '#platform/web/module.ts';
import { driverRatePages, driverRateScreens } from './index.ts';

export const driverRatesModule = webModule({
  name: 'driver-rates',
  screens: driverRateScreens,
  recordPages: { driverRates: { title: 'driverRates', path: driverRatePages.formPath } },
});
