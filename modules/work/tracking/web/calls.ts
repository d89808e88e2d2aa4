import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { trackingService } from '../contract.ts';

export const tracking = client(trackingService);
export const useMay = rightsOf(trackingService);
export type LoadTracking = OutputOf<(typeof trackingService)['operations']['getLoadTracking']>;

/** Days for which the page outlives the delivery; the server's number. */
export const daysAfterDelivery = 3;

/** Under the key of loads, so that every change of the load reads it again. */
export function loadTrackingRead(id: string) {
  return queryOptions({
    queryKey: ['loads', id, 'tracking'],
    queryFn: ({ signal }) => tracking.getLoadTracking({ id }, { signal }),
  });
}
