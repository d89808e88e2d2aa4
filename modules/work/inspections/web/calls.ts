import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/operation.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { client } from '#platform/web/rpc.ts';
import { checklistService, inspectionService } from '../contract.ts';

export const inspections = client(inspectionService);
/** The channel of inspections, and with it the first part of the key of everything that is read of them. */
export const inspectionsNoun = 'inspections';
export const useMay = rightsOf(inspectionService);
export const checklists = client(checklistService);
export const useMayChecklist = rightsOf(checklistService);

type Operations = (typeof inspectionService)['operations'];
export type Inspection = OutputOf<Operations['getLoadInspection']>;
export type InspectionLine = OutputOf<Operations['getLoadInspections']>['rows'][number];
export type InspectionStart = OutputOf<Operations['getLoadInspectionStart']>;

export const checklistRead = queryOptions({
  queryKey: ['inspectionChecklist'],
  queryFn: ({ signal }) => checklists.getInspectionTemplate({}, { signal }),
});

export function inspectionRead(id: string) {
  return queryOptions({
    queryKey: [inspectionsNoun, id],
    queryFn: ({ signal }) => inspections.getLoadInspection({ id }, { signal }),
  });
}

export function inspectionHistoryRead(id: string) {
  return queryOptions({
    queryKey: [inspectionsNoun, id, 'history'],
    queryFn: ({ signal }) => inspections.getLoadInspectionHistory({ id }, { signal }),
  });
}

/** Under the key of loads, so that every change of the load reads it again. */
export function startRead(loadId: string) {
  return queryOptions({
    queryKey: ['loads', loadId, 'inspectionStart'],
    queryFn: ({ signal }) => inspections.getLoadInspectionStart({ loadId }, { signal }),
  });
}

export function inspectionsOf(loadId: string) {
  return queryOptions({
    queryKey: ['loads', loadId, 'inspections'],
    queryFn: ({ signal }) => inspections.getLoadInspections({ loadId, pageSize: 100 }, { signal }),
  });
}
