import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { odometerAt } from '#modules/fleet/odometers/server/index.ts';
import { openDefects } from '#modules/fleet/vehicle-defects/server/index.ts';
import type { inspectionStart, vehicleInspectionService } from '../contract.ts';
import { type InspectionKind, vehicleInspectionLife, type VehicleInspectionState } from '../status.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { askedOf } from '../template.ts';
import { combinationProblems } from './open.ts';
import { unitsOf } from './queries.ts';
import { defectOf } from './records.ts';
import { newestTemplate } from './templates.ts';

const fail = failures<FailureCode>();
type Asked = z.output<(typeof vehicleInspectionService)['operations']['getVehicleInspectionStart']['input']>;

export interface Combination {
  readonly vehicleId: string;
  readonly trailer1Id: string | null;
  readonly trailer2Id: string | null;
}

export interface Done {
  readonly id: string;
  readonly eventNo: string;
  readonly state: VehicleInspectionState;
}

/**
 * The inspection that counts for a day: of exactly this vehicle and these trailers, in whatever order they are pulled, finished on
 * that day by the clock of the company, and not failed. Yesterday's does not count, nor one with another trailer.
 */
export async function inspectionOfDay(
  { db, partition, timeZone }: Context,
  { vehicleId, trailer1Id, trailer2Id }: Combination,
  { kind, day }: { readonly kind: InspectionKind; readonly day: string },
): Promise<Done | null> {
  const pulled = [trailer1Id, trailer2Id].filter((id) => id !== null).toSorted();
  const { rows } = await sql<Done>`
    select t.id, t.event_no as "eventNo", t.state from vehicle_inspection t
     where t.partition = ${partition} and t.vehicle_id = ${vehicleId} and t.kind = ${kind}
       and t.state in ${setOf(vehicleInspectionLife, 'good')}
       and (t.finished_at at time zone ${timeZone})::date = ${day}::date
       and array(select unnest(array_remove(array[t.trailer1_id, t.trailer2_id], null)) order by 1) = ${pulled}::uuid[]
     order by t.finished_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** What an inspection of a combination would ask today, and what is open on its units. */
export async function startOf(context: Context, asked: Asked): Promise<z.input<typeof inspectionStart>> {
  const { actor, today } = context;
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden', { authorisation: context.operation });
  const units = await unitsOf(context, [asked.vehicleId, asked.trailer1Id, asked.trailer2Id]);
  const problems = combinationProblems(asked, units);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const template = await newestTemplate(context, actor.companyId, { kind: asked.kind, vehicleKind: units[0]!.kind });
  const [done, last, defects] = await Promise.all([
    inspectionOfDay(context, asked, { kind: asked.kind, day: today }),
    odometerAt(context, asked.vehicleId, context.now),
    openDefects(
      context,
      units.map(({ id }) => id),
    ),
  ]);
  return {
    kind: asked.kind,
    templateVersion: template.version,
    itemCount: askedOf(template.items, units).length,
    done,
    lastOdometer: last?.km ?? null,
    defects: defects.map((row) => defectOf(context, row, false)),
  };
}
