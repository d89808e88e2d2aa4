import { serverModule } from '#platform/server/module.ts';
import { profitCentreFailureTexts } from '../messages/failures/index.ts';
import { profitCentreTexts } from '../messages/index.ts';
import { profitCentreDescribed } from './described.ts';
import { profitCentreOperations, profitCentreStore } from './index.ts';

export const profitCentresModule = serverModule({
  name: 'profit-centres',
  plainNouns: [
    {
      rules: profitCentreStore,
      operations: profitCentreOperations,
      texts: profitCentreTexts,
      described: profitCentreDescribed,
    },
  ],
  failureTexts: [profitCentreFailureTexts],
  menu: [
    {
      group: 'Books',
      place: 60,
      title: 'Profit centres',
      url: '/profitcentres',
      permission: 'tripDirector.getAllProfitCentres',
    },
  ],
});
