import type { z } from 'zod';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { type InspectionFile, inspectLoad, startInspection } from '#modules/work/inspections/server/index.ts';
import { type StoredLoad } from '#modules/work/loads/server/index.ts';
import { notingDevice, skewOf, usualAhead } from '#modules/work/road/server/index.ts';
import { execution } from '#modules/work/loads/status.ts';
import type { DriverTrip, tripService } from '../contract.ts';
import { heldTrip } from './held-trip.ts';

type Operation = (typeof tripService)['operations']['postDriverInspection'];
type Told = z.output<Operation['input']>;
type Answer = z.input<Operation['output']>;

/** Keeps an inspection that a driver made, of the vehicle and trailers that the trip was sent for. */
export async function postDriverInspection(call: Context, told: Told): Promise<Answer> {
  const { load, context } = await heldTrip(call);
  const { sourceDevice, sourceInspectionId, sentAt, occurredAt, aheadMs, files, ...made } = told;
  const skew = skewOf(sentAt, context.now);
  const claimed = new Date(occurredAt).getTime() - (aheadMs ?? usualAhead(skew));
  const stored = await inspectLoad(context, {
    loadId: load.id,
    items: made.items,
    odometer: made.odometer,
    massSlipKg: made.massSlipKg,
    axleUnits: made.axleUnits,
    note: made.note,
    signedBy: made.signedBy,
    inspectedAt: new Date(Math.min(claimed, context.now.getTime())),
    files: await filesOf(context, load.id, sourceDevice, files),
    device: { name: sourceDevice, inspectionId: sourceInspectionId },
    templateVersion: made.templateVersion,
  });
  await context.writeLast(notingDevice(context, load.id, { device: sourceDevice, skewMinutes: skew, events: 0 }));
  const { need } = await startInspection(context, { loadId: load.id });
  return { sourceInspectionId, eventNo: stored.event_no, outcome: stored.outcome, need };
}

/** Photos that came before the inspection have their files; the others are waited for. */
async function filesOf(
  { db, partition }: Context,
  loadId: string,
  device: string,
  files: Told['files'],
): Promise<readonly InspectionFile[]> {
  const ids = files.map(({ sourceFileId }) => sourceFileId);
  if (ids.length === 0) return [];
  const known = await db
    .selectFrom('trip_file')
    .select(['source_file_id', 'blob_name'])
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .where('device', '=', device)
    .where('source_file_id', 'in', ids)
    .execute();
  return files.map(({ item, sourceFileId }) => ({
    item,
    sourceFileId,
    blobName: known.find(({ source_file_id: id }) => id === sourceFileId)?.blob_name ?? null,
  }));
}

/** What the driver is asked before leaving; null where the customer wants no inspection and none has found anything. */
export async function tripInspection(context: Context, load: StoredLoad): Promise<DriverTrip['inspection']> {
  if (load.vehicle_id === null || !is(execution, load.status, 'reserved')) return null;
  const start = await startInspection(context, { loadId: load.id });
  if (start.need === 'notRequired') return null;
  const {
    need,
    isRequired,
    templateVersion,
    items,
    temperatureMin,
    temperatureMax,
    pallets,
    axleUnits,
    massLimitKg,
    lastOdometer,
    last,
  } = start;
  return {
    need,
    isRequired,
    templateVersion,
    items,
    temperatureMin,
    temperatureMax,
    pallets,
    axleUnits,
    massLimitKg,
    lastOdometer,
    last: last ?? null,
  };
}
