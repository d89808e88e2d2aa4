import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { commodityTypes, commodityTypeService } from '../contract.ts';

const store = masterStore(commodityTypes);

export const commodityTypeOperations: Implementation = implement(commodityTypeService, {
  getCommodityTypes: store.list,
  postCommodityType: store.create,
  putCommodityType: store.change,
});
