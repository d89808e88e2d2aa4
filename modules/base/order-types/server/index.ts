import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { codesOf } from '#platform/server/master-table.ts';
import { orderTypes, orderTypeService } from '../contract.ts';

export const orderTypeStore = masterStore(orderTypes, {
  facts: { equipmentTypeCodes: codesOf('equipmentType', 'equipmentTypeIds') },
});

declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** Its loads go to another item of the invoice, or to one at all. */
    readonly 'orderType.itemChanged': { readonly orderTypeId: string };
  }
}

export const orderTypeOperations: Implementation = implement(orderTypeService, {
  getOrderTypes: orderTypeStore.list,
  createOrderType: orderTypeStore.create,
  async updateOrderType(context, values) {
    const before = await orderTypeStore.hold(context, values.id);
    const saved = await orderTypeStore.change(context, values);
    if (before.defaultItemId !== values.defaultItemId)
      await context.happened('orderType.itemChanged', { orderTypeId: values.id });
    return saved;
  },
});
