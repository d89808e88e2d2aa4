import type { z } from 'zod';
import { invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { trailerKinds } from '#modules/parties/vehicles/contract.ts';
import type { odometerService } from '../contract.ts';
import type { OdometerFailureCode } from '../messages/failures/index.ts';
import { addReading, faultOf, holdOdometer, isAhead, kindOf, odometerAt } from './odometer.ts';

type Given = z.output<(typeof odometerService)['operations']['postVehicleOdometerOffset']['input']>;

/**
 * Notes that a counter or a tracker was changed. What it shows is another count from then on, and the kilometres since the last
 * reading are a gap to explain: they are never worked out from two counters.
 */
export async function noteOffset(context: Context, given: Given): Promise<{ id: string; gapKm: number | null }> {
  const { db, partition, actor } = context;
  const { vehicleId, deviceId, counterKm, vehicleKm, reason } = given;
  const at = new Date(given.at);
  await holdOdometer(context, vehicleId);
  const problems: Record<string, { code: FailureCode | OdometerFailureCode; details?: Record<string, unknown> }> = {};
  const kind = await kindOf(context, vehicleId);
  if (kind === undefined) problems['vehicleId'] = { code: 'notAnOption' };
  else if (trailerKinds.includes(kind)) problems['vehicleId'] = { code: 'readingNoOdometer' };
  if (isAhead(context, at)) problems['at'] = { code: 'readingAhead' };
  const fault = kind === undefined ? undefined : await faultOf(context, { vehicleId, at, km: vehicleKm });
  if (fault) problems['vehicleKm'] = fault;
  if (Object.keys(problems).length > 0) throw invalidFields(problems as never);
  const before = await odometerAt(context, vehicleId, at);
  const { id } = await db
    .insertInto('odometer_offset')
    .values({
      partition,
      vehicle_id: vehicleId,
      device_id: deviceId,
      at,
      counter_km: String(counterKm),
      vehicle_km: String(vehicleKm),
      reason,
      created_by: actor.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addReading(context, { vehicleId, at, km: vehicleKm, source: 'counter', sourceId: id, deviceId, note: reason });
  await context.audit({
    noun: 'odometerOffset',
    recordId: id,
    event: 'created',
    after: { vehicleId, deviceId, at: at.toISOString(), counterKm, vehicleKm, reason },
  });
  return { id, gapKm: before ? Math.round((vehicleKm - before.km) * 10) / 10 : null };
}
