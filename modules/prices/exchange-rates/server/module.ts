import { serverModule } from '#platform/server/module.ts';
import { exchangeRateFailureTexts } from '../messages/failures/index.ts';
import { exchangeRateTexts } from '../messages/index.ts';
import { exchangeRateOperations, exchangeRateStore } from './index.ts';

export const exchangeRatesModule = serverModule({
  name: 'exchange-rates',
  plainNouns: [
    {
      rules: exchangeRateStore,
      operations: exchangeRateOperations,
      texts: exchangeRateTexts,
      described: { refuses: 'a second rate of two currencies for one day', operations: {} },
    },
  ],
  failureTexts: [exchangeRateFailureTexts],
  menu: [
    {
      group: 'Money',
      place: 64,
      title: 'Exchange rates',
      url: '/exchangeRates',
      permission: 'tripDirector.getExchangeRates',
    },
  ],
});
