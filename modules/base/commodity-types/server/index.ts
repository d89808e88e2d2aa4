import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { codesOf } from '#platform/server/master-table.ts';
import { commodityTypes, commodityTypeService } from '../contract.ts';

export const commodityTypeStore = masterStore(commodityTypes, {
  facts: { packingTypeCodes: codesOf('packingType', 'packingTypeIds') },
});

export const commodityTypeOperations: Implementation = implement(commodityTypeService, {
  getCommodityTypes: commodityTypeStore.list,
  postCommodityType: commodityTypeStore.create,
  putCommodityType: commodityTypeStore.change,
});
