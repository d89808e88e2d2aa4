import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { equipmentTypes, equipmentTypeService } from '../contract.ts';

const store = masterStore(equipmentTypes);

export const equipmentTypeOperations: Implementation = implement(equipmentTypeService, {
  getEquipment: store.list,
  postEquipment: store.create,
  putEquipment: store.change,
});
