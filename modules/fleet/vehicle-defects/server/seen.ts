import type { Context } from '#platform/server/implement.ts';
import { openDefects } from './queries.ts';

/**
 * Notes that a driver has read of the defects of the units that they take over, before their own check. What is not open on one of
 * these units is passed over: a trailer that was uncoupled meanwhile is no longer theirs.
 */
export async function noteSeen(
  context: Context,
  {
    unitIds,
    defectIds,
    inspectionId,
    driverId,
  }: {
    readonly unitIds: readonly string[];
    readonly defectIds: readonly string[];
    readonly inspectionId: string;
    readonly driverId: string | null;
  },
): Promise<void> {
  const { db, partition, actor, now } = context;
  const known = (await openDefects(context, unitIds)).filter(({ id }) => defectIds.includes(id));
  if (known.length === 0) return;
  await db
    .insertInto('vehicle_defect_seen')
    .values(
      known.map(({ id, state }) => ({
        partition,
        defect_id: id,
        inspection_id: inspectionId,
        driver_id: driverId,
        state,
        seen_by: actor.name,
        seen_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['partition', 'defect_id', 'inspection_id']).doNothing())
    .execute();
}

/** Those of the defects that the driver of an inspection has read of. */
export async function seenIn({ db, partition }: Context, inspectionId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('vehicle_defect_seen')
    .select('defect_id')
    .where('partition', '=', partition)
    .where('inspection_id', '=', inspectionId)
    .execute();
  return rows.map(({ defect_id }) => defect_id);
}
