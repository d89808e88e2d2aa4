import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { codesOf } from '#platform/server/master-table.ts';
import { orderTypes, orderTypeService } from '../contract.ts';

export const orderTypeStore = masterStore(orderTypes, {
  facts: { equipmentTypeCodes: codesOf('equipmentType', 'equipmentTypeIds') },
});

export const orderTypeOperations: Implementation = implement(orderTypeService, {
  getOrderTypes: orderTypeStore.list,
  createOrderType: orderTypeStore.create,
  updateOrderType: orderTypeStore.change,
});
