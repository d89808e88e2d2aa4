import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { packingTypes, packingTypeService } from '../contract.ts';

export const packingTypeStore = masterStore(packingTypes);

export const packingTypeOperations: Implementation = implement(packingTypeService, {
  getPackingTypes: packingTypeStore.list,
  postPackingType: packingTypeStore.create,
  putPackingType: packingTypeStore.change,
});
