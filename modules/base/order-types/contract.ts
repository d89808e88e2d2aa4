import { z } from 'zod';
import { masterCode, masterData, reference, references } from '#platform/master-data.ts';
import { optionalAmount } from '#platform/money-codec.ts';
import { requiredText, service, text } from '#platform/operation.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    orderType: unknown;
  }
  interface Channels {
    orderTypes: unknown;
  }
}

export const orderModules = ['load', 'purchase', 'service', 'internal'] as const;
export const billingModes = ['perLoad', 'perOrder', 'consolidated', 'notBilled'] as const;
export const orderColours = ['grey', 'blue', 'green', 'amber', 'red', 'violet'] as const;

export const orderTypes = masterData({
  noun: 'orderType',
  channel: 'orderTypes',
  listsAll: true,
  fields: z.strictObject({
    code: masterCode(20),
    name: requiredText(80),
    module: z.enum(orderModules),
    /** Before the number of each order: `PO` in PO-000123. */
    numberPrefix: text(6).default(''),
    defaultProfitCentreId: reference('profitCentre'),
    defaultItemId: reference('itemMaster'),
    /** What its loads may be planned for; any equipment where none is named. */
    equipmentTypeIds: references('equipmentType'),
    requiresOrderNumber: z.boolean().default(false),
    requiresPOD: z.boolean().default(false),
    /** Rand; a second person approves what costs more. Empty: nothing needs it. */
    requiresApprovalAbove: optionalAmount(1_000_000_000),
    billingMode: z.enum(billingModes).default('perLoad'),
    colour: z.enum(orderColours).default('grey'),
  }),
  facts: { equipmentTypeCodes: z.array(z.string()) },
  filters: { module: z.array(z.enum(orderModules)).max(5).optional() },
});

export const orderTypeService = service('tripDirector', {
  getOrderTypes: orderTypes.list,
  createOrderType: orderTypes.create,
  updateOrderType: orderTypes.change,
});
