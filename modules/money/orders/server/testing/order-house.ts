import crypto from 'node:crypto';
import { sql } from 'kysely';
import { type House, type HouseParts, openHouse } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { itemMasterOperations } from '#modules/base/item-masters/server/index.ts';
import { orderTypeOperations } from '#modules/base/order-types/server/index.ts';
import { profitCentreOperations } from '#modules/base/profit-centres/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { vehicleOperations } from '#modules/parties/vehicles/server/index.ts';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { orderService } from '#modules/money/orders/contract.ts';
import { orderFailureTexts } from '#modules/money/orders/messages/failures/index.ts';
import { orderOperations } from '../operations.ts';

export const partition = 'alpha';
const masterRights = [
  'postItemMaster',
  'putItemMaster',
  'createOrderType',
  'updateOrderType',
  'addProfitCentre',
  'updateProfitCentre',
  'postVehicle',
];
export const orderRights = [...Object.keys(orderService.operations), ...masterRights];

interface Saved {
  readonly id: string;
  readonly lockId: string;
  readonly number: string;
  readonly status: string;
}

type Kind = 'Purchase' | 'Service' | 'Internal';

/** A house where a workshop may buy: an order type, a supplier, centres and items with accounts. */
export interface OrderHouse extends House {
  readonly clerk: Staff;
  readonly manager: Staff;
  readonly supplierId: string;
  readonly orderTypeId: string;
  readonly workshopId: string;
  readonly tyreId: string;
  readonly alignmentId: string;
  /** A record of master data; its id. */
  make(operation: string, record: object): Promise<string>;
  line(quantity: number, price: number, more?: object): object & { readonly id: string };
  draft(detail?: object, by?: Staff): Promise<Saved>;
  read(id: string, by?: Staff, kind?: Kind): Promise<OrderRecord>;
  /** A change of an order with the version that it has now. */
  act(operation: string, id: string, payload?: object, by?: Staff): ReturnType<House['call']>;
  /** The same, for changes that must succeed. */
  must(operation: string, id: string, payload?: object, by?: Staff): Promise<Saved>;
  /** Submitted, approved where that is asked for, and sent. */
  sent(detail?: object): Promise<Saved>;
  /** The whole order as its form would send it back. */
  formOf(id: string, change?: object): Promise<object>;
}

export async function openOrderHouse(parts: Partial<HouseParts> = {}): Promise<OrderHouse> {
  const house = await openHouse({
    ...parts,
    implementations: [
      orderOperations,
      itemMasterOperations,
      orderTypeOperations,
      profitCentreOperations,
      vehicleOperations,
      ...(parts.implementations ?? []),
    ],
    failureCatalogues: [orderFailureTexts, ...(parts.failureCatalogues ?? [])],
  });
  const clerk = await buildStaff(house.app, partition, orderRights);
  const { companyId } = clerk;
  const manager = await buildStaff(house.app, partition, orderRights, { companyId });
  const supplierId = await buildSupplier(house.app, partition, {
    companyId,
    detail: { registeredName: 'Bandweg Bande (Pty) Ltd', email: 'orders@bandweg.example' },
    status: 'approved',
  });
  const make = async (operation: string, record: object) =>
    (await house.ask<{ id: string }>(operation, record, clerk)).id;
  const orderTypeId = await make('createOrderType', {
    code: 'WS',
    name: 'Workshop',
    module: 'purchase',
    numberPrefix: 'WS',
    requiresApprovalAbove: 50_000,
  });
  const workshopId = await make('addProfitCentre', {
    code: 'DBN-WS',
    name: 'Durban workshop',
    type: 'depot',
    monthlyBudget: 495_000,
  });
  const tyreId = await make('postItemMaster', {
    code: 'TYR-31580',
    description: 'Tyre 315/80 R22.5 drive',
    kind: 'cost',
    itemGroup: 'handling',
    unit: 'each',
    journalAccountBuy: '5600',
  });
  const alignmentId = await make('postItemMaster', {
    code: 'SRV-ALIGN',
    description: 'Wheel alignment',
    kind: 'cost',
    itemGroup: 'handling',
    unit: 'each',
    journalAccountBuy: '5610',
  });
  const line = (quantity: number, price: number, more: object = {}) => ({
    id: crypto.randomUUID() as string,
    itemMasterId: tyreId,
    description: 'Tyre 315/80 R22.5 drive',
    quantity,
    unit: 'each',
    price,
    ...more,
  });
  const base = () => ({ orderTypeId, supplierId, profitCentreId: workshopId, lines: [line(8, 5480)] });
  const read = (id: string, by = clerk, kind: Kind = 'Purchase') =>
    house.ask<OrderRecord>(`get${kind}Order`, { id }, by);
  const act: OrderHouse['act'] = async (operation, id, payload = {}, by = clerk) => {
    const [kind] = /Purchase|Service|Internal/.exec(operation)!;
    const { lockId } = await read(id, clerk, kind as Kind);
    return house.call(operation, { id, ...payload }, { ...by, lockId });
  };
  const must: OrderHouse['must'] = async (operation, id, payload, by) => {
    const answer = await act(operation, id, payload, by);
    if (answer.response !== 'ok') throw new Error(`${operation} answered ${JSON.stringify(answer)}`);
    return answer.result as unknown as Saved;
  };
  const draft: OrderHouse['draft'] = (detail = {}, by = clerk) =>
    house.ask<Saved>('postPurchaseOrder', { ...base(), ...detail }, by);
  return {
    ...house,
    make,
    clerk,
    manager,
    supplierId,
    orderTypeId,
    workshopId,
    tyreId,
    alignmentId,
    line,
    draft,
    read,
    act,
    must,
    async sent(detail) {
      const { id } = await draft(detail);
      const { status } = await must('submitPurchaseOrder', id);
      if (status === 'SUBMITTED') await must('approvePurchaseOrder', id, {}, manager);
      return must('sendPurchaseOrder', id);
    },
    async formOf(id, change = {}) {
      const { supplierId: of, lines, ...order } = await read(id);
      return {
        id,
        orderTypeId: order.orderTypeId,
        supplierId: of,
        profitCentreId: order.profitCentreId,
        requiredBy: order.requiredBy,
        lines: lines.map(
          ({ id: lineId, itemMasterId, description, quantity, unit, price, vatCode, profitCentreId }) => ({
            id: lineId,
            itemMasterId,
            description,
            quantity,
            unit,
            price,
            vatCode,
            profitCentreId,
          }),
        ),
        ...change,
      };
    },
  };
}

/** How many rows of a table there are of an order. */
export async function countOf(house: House, table: string, orderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${sql.table(table)} where partition = ${partition} and company_order_id = ${orderId}`.execute(
    house.app.database.writer(partition),
  );
  return rows[0]!.count;
}
