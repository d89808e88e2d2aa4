import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { problemsOfSubmission } from '#modules/work/loads/submission.ts';
import { dangerOfTyped } from './load-danger.ts';
import { goodsOf, stopsOf, type StoredLoad } from '../queries.ts';

/** What a stored load still lacks before it can be planned, by field. */
export async function problemsOfStored(
  context: Context,
  stored: StoredLoad,
): Promise<ReturnType<typeof problemsOfSubmission>> {
  const [stops, goods] = await Promise.all([stopsOf(context, stored.id), goodsOf(context, stored.id)]);
  const danger = await dangerOfTyped(
    context,
    { unNumber: stored.un_number, dangerClass: stored.danger_class, packingGroup: stored.packing_group },
    [stored.commodity_type_id, ...goods.map(({ commodity_type_id }) => commodity_type_id)],
  );
  return problemsOfSubmission({
    stops: stops.map((stop) => ({ ...stop, hasGoods: goods.some(({ stop_id }) => stop_id === stop.id) })),
    hasMeasure: [stored.pieces, stored.pallets, stored.mass_kg, stored.volume_m3].some(
      (value) => Number(value ?? 0) > 0,
    ),
    hasOrderNumber: stored.order_numbers.length > 0,
    requiresOrderNumber: await orderTypeAsks(context, stored.order_type_id),
    isDangerous: danger !== null,
    emergencyPhone: stored.emergency_phone,
  });
}

/** Whether an order type asks for the customer's order number. */
export async function orderTypeAsks({ db, partition }: Context, id: string | null): Promise<boolean> {
  const { rows } = await sql<{ asks: boolean }>`
    select requires_order_number as asks from order_type where partition = ${partition} and id = ${id}`.execute(db);
  return rows[0]?.asks ?? false;
}
