import { serverModule } from '#platform/server/module.ts';
import { driverRateFailureTexts } from '../messages/failures/index.ts';
import { driverRateTexts } from '../messages/index.ts';
import { driverRateDescribed } from './described.ts';
import { driverRateOperations, driverRateStore } from './index.ts';

export const driverRatesModule = serverModule({
  name: 'driver-rates',
  plainNouns: [
    {
      rules: driverRateStore,
      operations: driverRateOperations,
      texts: driverRateTexts,
      described: driverRateDescribed,
    },
  ],
  failureTexts: [driverRateFailureTexts],
  menu: [
    {
      group: 'Money',
      place: 60,
      title: 'Driver rates',
      url: '/manage_driver_rates',
      permission: 'tripDirector.getDriverRates',
    },
  ],
});
