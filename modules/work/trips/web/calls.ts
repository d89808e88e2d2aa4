import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { tripService } from '../contract.ts';

export const trips = client(tripService);
export const useMay = rightsOf(tripService);
export type LoadTrip = OutputOf<(typeof tripService)['operations']['getLoadTrip']>;

/** Under the key of loads, so that every change of the load reads it again. */
export function loadTripRead(id: string) {
  return queryOptions({
    queryKey: ['loads', id, 'driverTrip'],
    queryFn: ({ signal }) => trips.getLoadTrip({ id }, { signal }),
  });
}
