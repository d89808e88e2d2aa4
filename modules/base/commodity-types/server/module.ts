import { serverModule } from '#platform/server/module.ts';
import { commodityTypeTexts } from '../messages/index.ts';
import { commodityTypeDescribed } from './described.ts';
import { commodityTypeOperations, commodityTypeStore } from './index.ts';

export const commodityTypesModule = serverModule({
  name: 'commodity-types',
  plainNouns: [
    {
      rules: commodityTypeStore,
      operations: commodityTypeOperations,
      texts: commodityTypeTexts,
      described: commodityTypeDescribed,
    },
  ],
  menu: [
    {
      group: 'Places and goods',
      place: 20,
      title: 'Commodity types',
      url: '/manageCommodityType',
      permission: 'tripDirector.getCommodityTypes',
    },
  ],
});
