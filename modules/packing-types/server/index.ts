import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { packingTypes, packingTypeService } from '../contract.ts';

const store = masterStore(packingTypes);

export const packingTypeOperations: Implementation = implement(packingTypeService, {
  getPackingTypes: store.list,
  postPackingType: store.create,
  putPackingType: store.change,
});
