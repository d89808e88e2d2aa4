import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { type Availability, holdAvailability, setAvailability } from '#modules/parties/vehicles/server/index.ts';
import type { Severity } from '../status.ts';
import './happenings.ts';
import { isOpen } from './queries.ts';

/** How many critical defects of a unit are open. */
export async function openCriticals({ db, partition }: Context, unitId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ defect_no: string }>`
    select t.defect_no from vehicle_defect t
     where t.partition = ${partition} and t.unit_id = ${unitId} and t.severity = ${literal<Severity>('critical')} and ${isOpen}
     order by t.defect_no`.execute(db);
  return rows.map(({ defect_no }) => defect_no);
}

/**
 * Makes the availability of a unit follow its critical defects: out of service while one is open, and back to what it was when
 * none is left. Whatever a person has chosen meanwhile stays. Every writer of defects goes through here.
 */
export async function followDefects(context: Context, unitId: string): Promise<void> {
  const { db, partition, now } = context;
  const from = await holdAvailability(context, unitId);
  if (from === undefined || from === 'sold') return;
  const criticals = await openCriticals(context, unitId);
  if (criticals.length > 0) {
    if (from === 'outOfService') return;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('vehicle_withdrawal')
      .values({ partition, vehicle_id: unitId, former: from, since: now })
      .onConflict((conflict) => conflict.columns(['partition', 'vehicle_id']).doNothing())
      .executeTakeFirst();
    // Somebody has sent it to the workshop since: no load takes it from there either.
    if (from === 'inWorkshop' && !numInsertedOrUpdatedRows) return;
    await setAvailability(context, unitId, {
      from,
      to: 'outOfService',
      event: 'withdrawn',
      reason: criticals.join(', '),
    });
    await context.happened('unit.withdrawn', { vehicleId: unitId });
    return;
  }
  const withdrawal = await db
    .deleteFrom('vehicle_withdrawal')
    .where('partition', '=', partition)
    .where('vehicle_id', '=', unitId)
    .returning('former')
    .executeTakeFirst();
  if (!withdrawal || from !== 'outOfService') return;
  await setAvailability(context, unitId, {
    from,
    to: withdrawal.former as Availability,
    event: 'released',
    reason: '',
  });
  await context.happened('unit.released', { vehicleId: unitId });
}
