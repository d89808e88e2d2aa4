import { webModule } from '#platform/web/module.ts';
import { exchangeRatePages, exchangeRateScreens } from './index.ts';

export const exchangeRatesModule = webModule({
  name: 'exchange-rates',
  screens: exchangeRateScreens,
  recordPages: { exchangeRates: { title: 'exchangeRates', path: exchangeRatePages.formPath } },
});
