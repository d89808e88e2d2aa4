import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { orderTypes, orderTypeService } from '../contract.ts';

const store = masterStore(orderTypes);

export const orderTypeOperations: Implementation = implement(orderTypeService, {
  getOrderTypes: store.list,
  createOrderType: store.create,
  updateOrderType: store.change,
});
