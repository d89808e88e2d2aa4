import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { telematicsService } from '../contract.ts';

export const telematics = client(telematicsService);
/** The channel of tracking, and with it the first part of the key of everything that is read of it. */
export const telematicsNoun = 'telematics';
export const useMay = rightsOf(telematicsService);

export const accountsRead = queryOptions({
  queryKey: [telematicsNoun, 'accounts'],
  queryFn: ({ signal }) => telematics.getTelematicsAccounts({}, { signal }),
});
export const unitsRead = queryOptions({
  queryKey: [telematicsNoun, 'units'],
  queryFn: ({ signal }) => telematics.getTelematicsUnits({}, { signal }),
});
export function tripsRead(vehicleId: string, from: string, until: string) {
  return queryOptions({
    queryKey: [telematicsNoun, 'trips', vehicleId, from, until],
    queryFn: ({ signal }) => telematics.getVehicleTrips({ vehicleId, from, until }, { signal }),
  });
}
export const proposalsRead = queryOptions({
  queryKey: [telematicsNoun, 'proposals'],
  queryFn: ({ signal }) => telematics.getStopProposals({}, { signal }),
});
