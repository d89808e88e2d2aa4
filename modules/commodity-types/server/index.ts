import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { commodityTypes, commodityTypeService } from '../contract.ts';

export const commodityTypeStore = masterStore(commodityTypes);

export const commodityTypeOperations: Implementation = implement(commodityTypeService, {
  getCommodityTypes: commodityTypeStore.list,
  postCommodityType: commodityTypeStore.create,
  putCommodityType: commodityTypeStore.change,
});
