import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { orNotFound } from '#platform/server/records.ts';
import { limits } from '../fields.ts';
import { serviceLife } from '../status.ts';
import { ordersOf } from './lives.ts';
import { findOrder, type StoredOrder } from './queries.ts';
import './happenings.ts';

const fail = failures<FailureCode>();

/**
 * Writes a defect of its vehicle on a service order, so that the acceptance of the work can tick it off. Twice is once. Refuses an
 * order of another unit, one that waits for a decision, and one that is over.
 */
export async function addDefectToOrder(
  context: Context,
  orderId: string,
  defect: { readonly id: string; readonly unitId: string; readonly text: string },
): Promise<void> {
  orNotFound(await findOrder(context, 'service', orderId));
  const stored = await ordersOf('service').lock(context, orderId);
  if (stored.vehicle_id !== defect.unitId) throw fail('notFound', 'notFound');
  if (stored.defects.some(({ id }) => id === defect.id)) return;
  const takes = serviceLife.sets.takesDefects.some((state) => state === stored.status);
  if (!takes || stored.proposal !== null || stored.defects.length >= limits.defects)
    throw fail('notAllowedInState', 'rule', { state: stored.status });
  const defects = [...stored.defects, { id: defect.id, text: defect.text.slice(0, 200), repairedBy: null }];
  const words = (some: StoredOrder['defects']) => some.map(({ text }) => text).join(', ');
  await ordersOf('service').change(context, stored, {
    columns: { defects: JSON.stringify(defects) },
    event: 'changed',
    before: { defects: words(stored.defects) },
    after: { defects: words(defects) },
  });
}

/** What is told of defects of an order that an acceptance has repaired, or left open again. */
export function defectsOf({ id, order_number, company_id }: StoredOrder, defectIds: readonly string[]) {
  return { orderId: id, orderNumber: order_number, companyId: company_id, defectIds };
}
