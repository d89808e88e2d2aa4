import { serverModule } from '#platform/server/module.ts';
import { fuelPriceFailureTexts } from '../messages/failures/index.ts';
import { fuelPriceTexts } from '../messages/index.ts';
import { fuelPriceDescribed } from './described.ts';
import { fuelPriceOperations, fuelPriceStore } from './index.ts';
import { fuelPriceQueue } from './queues.ts';
import { publishedPrices } from './published-table.ts';

export const fuelPricesModule = serverModule({
  name: 'fuel-prices',
  plainNouns: [
    {
      rules: fuelPriceStore,
      operations: fuelPriceOperations,
      texts: fuelPriceTexts,
      described: fuelPriceDescribed,
      unfold: publishedPrices,
    },
  ],
  failureTexts: [fuelPriceFailureTexts],
  queues: [fuelPriceQueue],
  menu: [
    {
      group: 'Money',
      place: 62,
      title: 'Capture Fuel Price',
      url: '/capturefuelrate',
      permission: 'tripDirector.getFuelPrices',
    },
  ],
});
