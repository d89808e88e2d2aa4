import type { UpdateObject } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import type { Transition } from '#platform/server/life-events.ts';
import { record } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import { type VehicleInspectionEvent, vehicleInspectionLife, type VehicleInspectionState } from '../status.ts';
import { findInspection, inspectionNoun, type StoredInspection } from './queries.ts';
import { recordOf } from './records.ts';

/** Inspections of vehicles, as they are changed. */
export const vehicleInspections = record({
  noun: inspectionNoun,
  table: 'vehicle_inspection',
  channels: ['vehicleInspections'],
  find: (context: Context, id: string) => findInspection(context, id),
  show: recordOf,
});

/** From opened to its result. */
export const inspectionLives = life<
  StoredInspection,
  'vehicle_inspection',
  VehicleInspectionState,
  VehicleInspectionEvent
>(vehicleInspections, { machine: vehicleInspectionLife, column: 'state', columns: columnsOf });

function columnsOf(
  { now }: Context,
  { event }: Transition<VehicleInspectionState, VehicleInspectionEvent>,
): UpdateObject<Tables, 'vehicle_inspection'> {
  return event === 'start' ? { started_at: now } : { received_at: now };
}
