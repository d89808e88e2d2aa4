import { implement, type Implementation } from '#platform/server/implement.ts';
import { exchangeRateService } from '../contract.ts';
import { exchangeRateStore } from './store.ts';

export { findRate, latestRates, type RateOfDay } from './find-rate.ts';
export { exchangeRateStore } from './store.ts';

export const exchangeRateOperations: Implementation = implement(exchangeRateService, {
  getExchangeRates: exchangeRateStore.list,
  postExchangeRate: exchangeRateStore.create,
  putExchangeRate: exchangeRateStore.change,
});
