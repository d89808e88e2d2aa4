import { serverModule } from '#platform/server/module.ts';
import { payRateQueue } from '#modules/base/pay-rates/server/index.ts';
import { councilMinimumFailureTexts } from '../messages/failures/index.ts';
import { councilMinimumTexts } from '../messages/index.ts';
import { councilMinimumDescribed } from './described.ts';
import { councilMinimumOperations, councilPayRate, councilMinimumStore } from './index.ts';

export const councilMinimumsModule = serverModule({
  name: 'council-minimums',
  plainNouns: [
    {
      rules: councilMinimumStore,
      operations: councilMinimumOperations,
      texts: councilMinimumTexts,
      described: councilMinimumDescribed,
    },
  ],
  failureTexts: [councilMinimumFailureTexts],
  payRateOwners: [councilPayRate],
  queues: [payRateQueue(councilPayRate)],
  menu: [
    {
      group: 'Money',
      place: 62,
      title: 'Council minimums',
      url: '/councilMinimums',
      permission: 'tripDirector.getCouncilMinimums',
    },
  ],
});
