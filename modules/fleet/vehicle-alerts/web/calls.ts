import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { vehicleAlertService } from '../contract.ts';

export const alerts = client(vehicleAlertService);
/** The channel of alerts, and with it the first part of the key of everything that is read of them. */
export const alertsNoun = 'vehicleAlerts';
export const useMay = rightsOf(vehicleAlertService);

type Asked = InputOf<(typeof vehicleAlertService)['operations']['getVehicleAlerts']>;

export function alertsRead(asked: Asked) {
  return queryOptions({
    queryKey: [alertsNoun, 'list', asked],
    queryFn: ({ signal }) => alerts.getVehicleAlerts(asked, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function alertRead(id: string) {
  return queryOptions({
    queryKey: [alertsNoun, id],
    queryFn: ({ signal }) => alerts.getVehicleAlert({ id }, { signal }),
  });
}

export const peopleRead = queryOptions({
  queryKey: [alertsNoun, 'people'],
  queryFn: ({ signal }) => alerts.getVehicleAlertPeople({}, { signal }),
});

export const hearingRead = queryOptions({
  queryKey: [alertsNoun, 'hearing'],
  queryFn: ({ signal }) => alerts.getVehicleAlertHearing({}, { signal }),
});
