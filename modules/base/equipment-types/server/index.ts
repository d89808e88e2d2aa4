import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { equipmentTypes, equipmentTypeService } from '../contract.ts';

export const equipmentTypeStore = masterStore(equipmentTypes);

export const equipmentTypeOperations: Implementation = implement(equipmentTypeService, {
  getEquipment: equipmentTypeStore.list,
  postEquipment: equipmentTypeStore.create,
  putEquipment: equipmentTypeStore.change,
});
