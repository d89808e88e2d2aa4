import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { wireOf } from '#platform/money.ts';
import { orNotFound } from '#platform/server/records.ts';
import { orderWork } from '#modules/money/orders/server/index.ts';
import type { vehicleServiceService } from '../contract.ts';
import type { ServiceFailureCode } from '../messages/failures/index.ts';
import { findService } from './queries.ts';
import { services } from './records.ts';

const fail = failures<ServiceFailureCode>();
type Operation = (typeof vehicleServiceService)['operations']['orderVehicleService'];

/**
 * Writes the service order for what is due. The row of the service is held meanwhile, so that of two who ask at once the second
 * one is told of the order of the first.
 */
export async function orderService(context: Context, { id, price, ...head }: z.output<Operation['input']>) {
  orNotFound(await findService(context, id));
  const stored = await services.lock(context, id);
  if (stored.ended_at !== null) throw fail('serviceEnded', 'rule');
  if (stored.open_order_id !== null) throw fail('serviceOrdered', 'rule', { number: stored.open_order_number ?? '' });
  const order = await orderWork(context, {
    ...head,
    vehicleId: stored.vehicle_id,
    description: `${stored.plan_code} ${stored.plan_name}`,
    price: wireOf(price),
  });
  await services.change(context, stored, {
    columns: { order_id: order.id },
    event: 'ordered',
    after: { order: order.number },
  });
  return { id, orderId: order.id, orderNumber: order.number };
}
