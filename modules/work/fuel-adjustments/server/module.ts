import { serverModule } from '#platform/server/module.ts';
import { fuelAdjustmentFailureTexts } from '../messages/failures/index.ts';
import { fuelAdjustmentMailTexts } from '../messages/mail/index.ts';
import { fuelAdjustmentsDescribed } from './described.ts';
import { fuelAdjustmentOperations } from './operations.ts';
import { adjustmentQueue } from './queues.ts';
import { adjustmentJobOver } from './work.ts';

export const fuelAdjustmentsModule = serverModule({
  name: 'fuel-adjustments',
  operations: [fuelAdjustmentOperations],
  described: [fuelAdjustmentsDescribed],
  failureTexts: [fuelAdjustmentFailureTexts],
  messages: [{ catalogue: fuelAdjustmentMailTexts }],
  jobs: [(app, product) => adjustmentJobOver(app, product.all('exposures'))],
  queues: [adjustmentQueue],
  menu: [
    {
      group: 'Money',
      place: 62,
      title: 'Fuel Rate Adjustments',
      url: '/managefuelrate',
      permission: 'tripDirector.getFuelAdjustments',
    },
  ],
  channels: [{ channel: 'fuelAdjustments', right: 'tripDirector.getFuelAdjustments' }],
});
