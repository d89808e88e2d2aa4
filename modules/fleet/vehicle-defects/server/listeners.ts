import { failures } from '#platform/failure.ts';
import { nextState } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { beforeListener, type Listener, listener } from '#platform/server/listeners.ts';
import type { DefectFailureCode } from '../messages/failures/index.ts';
import { type DefectEvent, defectLife } from '../status.ts';
import { defectLives, defects } from './lives.ts';
import { openCriticals } from './standing.ts';

const fail = failures<DefectFailureCode>();

/**
 * Takes those of the defects through an event whose state allows it; an order may name what is over by now. One that the order was
 * written for belongs to it from then on.
 */
async function moveAll(
  context: Context,
  orderId: string,
  defectIds: readonly string[],
  event: DefectEvent,
  reason: string,
): Promise<void> {
  const { db, partition } = context;
  if (defectIds.length === 0) return;
  const ours = await db
    .selectFrom('vehicle_defect')
    .select('id')
    .where('partition', '=', partition)
    .where((where) => where.or([where('order_id', '=', orderId), where('order_id', 'is', null)]))
    .where('id', 'in', [...defectIds])
    .where('unit_id', '=', (query) =>
      query
        .selectFrom('company_order')
        .select('vehicle_id')
        .where('partition', '=', partition)
        .where('id', '=', orderId),
    )
    .execute();
  for (const { id } of ours) {
    const stored = await defects.lock(context, id);
    if (nextState(defectLife, stored.state, event) !== undefined)
      await defectLives.move(context, stored, event, { reason, columns: { order_id: orderId } });
  }
}

export const defectListeners: readonly Listener[] = [
  beforeListener('vehicle.madeAvailable', 'ask-for-critical-defects', async (context, { vehicleId }) => {
    const open = await openCriticals(context, vehicleId);
    if (open.length > 0) throw fail('criticalOpen', 'rule', { numbers: open.join(', ') });
  }),
  listener('order.defectsRepaired', 'repair-defects', (context, { orderId, orderNumber, defectIds }) =>
    moveAll(context, orderId, defectIds, 'finishRepair', orderNumber),
  ),
  listener('order.defectsReopened', 'take-back-repairs', (context, { orderId, orderNumber, defectIds }) =>
    moveAll(context, orderId, defectIds, 'takeBackRepair', orderNumber),
  ),
];
