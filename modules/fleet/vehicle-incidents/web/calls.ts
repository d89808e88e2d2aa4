import { queryOptions } from '@tanstack/react-query';
import type { ChoiceSource } from '#platform/web/fields/choice-source.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { incidentService } from '../contract.ts';
import { incidentFailureTexts } from '../messages/failures/index.ts';

export const incidents = client(incidentService);
/** The channel of incidents, and with it the first part of the key of everything that is read of them. */
export const incidentsNoun = 'incidents';
export const incidentFailures = [incidentFailureTexts] as const;
export const useMay = rightsOf(incidentService);

export function incidentRead(id: string) {
  return queryOptions({
    queryKey: [incidentsNoun, id],
    queryFn: ({ signal }) => incidents.getVehicleIncident({ id }, { signal }),
    // It shows claims, which are made and worked on elsewhere.
    refetchOnMount: 'always',
  });
}

export function incidentHistoryRead(id: string) {
  return queryOptions({
    queryKey: [incidentsNoun, id, 'history'],
    queryFn: ({ signal }) => incidents.getVehicleIncidentHistory({ id }, { signal }),
  });
}

/** Deadlines, numbers and the zone of the company. */
export const settingRead = queryOptions({
  queryKey: [incidentsNoun, 'setting'],
  queryFn: ({ signal }) => incidents.getVehicleIncidentSetting({}, { signal }),
});

/** Under the key of loads, so that every change of the load reads it again. */
export function incidentsOf(loadId: string) {
  return queryOptions({
    queryKey: ['loads', loadId, 'incidents'],
    queryFn: ({ signal }) => incidents.getVehicleIncidents({ loadId, pageSize: 50 }, { signal }),
  });
}

export function incidentFileRead(id: string, fileId: string) {
  return queryOptions({
    queryKey: [incidentsNoun, id, 'file', fileId],
    queryFn: ({ signal }) => incidents.getVehicleIncidentFile({ id, fileId }, { signal }),
    staleTime: Infinity,
  });
}

/** Incidents by their numbers, to be merged into. */
export const incidentSource: ChoiceSource = {
  key: [incidentsNoun, 'choices'],
  find: async (search, pageSize, signal) =>
    (await incidents.getVehicleIncidents({ search, pageSize }, { signal })).rows.map(({ id, eventNo, summary }) => ({
      value: id,
      label: eventNo,
      detail: summary,
    })),
  read: async (id, signal) => {
    const { eventNo, summary } = await incidents.getVehicleIncident({ id }, { signal });
    return { value: id, label: eventNo, detail: summary };
  },
};
