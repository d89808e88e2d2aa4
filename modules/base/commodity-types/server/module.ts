import { serverModule } from '#platform/server/module.ts';
import { commodityTypeTexts } from '../messages/index.ts';
import { commodityTypeOperations, commodityTypeStore } from './index.ts';

export const commodityTypesModule = serverModule({
  name: 'commodity-types',
  plainNouns: [{ rules: commodityTypeStore, operations: commodityTypeOperations, texts: commodityTypeTexts }],
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
