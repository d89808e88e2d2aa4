import { queryOptions } from '@tanstack/react-query';
import { defectFailureTexts } from '#modules/fleet/vehicle-defects/messages/failures/index.ts';
import { odometerFailureTexts } from '#modules/fleet/odometers/messages/failures/index.ts';
import type { OutputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { templateService, vehicleInspectionService } from '../contract.ts';
import { vehicleInspectionFailureTexts } from '../messages/failures/index.ts';

export const inspections = client(vehicleInspectionService);
/** The channel of inspections, and with it the first part of the key of everything that is read of them. */
export const inspectionsNoun = 'vehicleInspections';
export const useMay = rightsOf(vehicleInspectionService);
export const templates = client(templateService);
export const useMayTemplates = rightsOf(templateService);
export const inspectionFailures = [vehicleInspectionFailureTexts, defectFailureTexts, odometerFailureTexts] as const;

export function inspectionRead(id: string) {
  return queryOptions({
    queryKey: [inspectionsNoun, id],
    queryFn: ({ signal }) => inspections.getVehicleInspection({ id }, { signal }),
  });
}

export function inspectionHistoryRead(id: string) {
  return queryOptions({
    queryKey: [inspectionsNoun, id, 'history'],
    queryFn: ({ signal }) => inspections.getVehicleInspectionHistory({ id }, { signal }),
  });
}

/** How loads stand to the inspection of the day, in the versions that are shown. */
export function inspectionOfLoadsRead(loads: readonly { readonly id: string; readonly lockId: string }[]) {
  return queryOptions({
    queryKey: [inspectionsNoun, 'ofLoads', loads.map(({ id, lockId }) => `${id} ${lockId}`)],
    queryFn: ({ signal }) => inspections.getVehicleInspectionOfLoad({ loadIds: loads.map(({ id }) => id) }, { signal }),
  });
}
export type DayInspection = OutputOf<
  (typeof vehicleInspectionService)['operations']['getVehicleInspectionOfLoad']
>[number];

export const settingRead = queryOptions({
  queryKey: [inspectionsNoun, 'setting'],
  queryFn: ({ signal }) => inspections.getVehicleInspectionSetting({}, { signal }),
});

export const templatesRead = queryOptions({
  queryKey: [inspectionsNoun, 'templates'],
  queryFn: ({ signal }) => templates.getInspectionTemplates({}, { signal }),
});
