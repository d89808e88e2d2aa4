import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { exchangeRateService } from '../contract.ts';

export const exchangeRatePages = masterPages('/exchangeRates', '/exchangeRates/$id');

export const exchangeRateScreens = masterScreens(exchangeRatePages, {
  needs: rightOf<typeof exchangeRateService>('tripDirector', 'getExchangeRates'),
  list: ['exchangeRates', async () => (await import('./ExchangeRateList.tsx')).ExchangeRateList],
  form: ['exchangeRate', async () => (await import('./ExchangeRateForm.tsx')).ExchangeRateForm],
});
