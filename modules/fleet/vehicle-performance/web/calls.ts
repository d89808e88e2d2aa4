import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { type PerformanceDrill, vehiclePerformanceService } from '../contract.ts';
import type { EmissionMethod } from '../emissions.ts';

export const performance = client(vehiclePerformanceService);
export type Performance = Awaited<ReturnType<typeof performance.getVehiclePerformance>>;

export interface Asked {
  readonly from: string;
  readonly to: string;
  readonly method: EmissionMethod;
  readonly homeDepotId?: string;
}

/** The first part of the key is the channel of the log book, whose changes are read at once. */
export function performanceRead(asked: Asked) {
  return queryOptions({
    queryKey: ['fleetLog', 'performance', asked],
    queryFn: ({ signal }) => performance.getVehiclePerformance(asked, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function linesRead(
  asked: Pick<Asked, 'from' | 'to'> & { readonly vehicleId: string; readonly figure: PerformanceDrill },
) {
  return queryOptions({
    queryKey: ['fleetLog', 'performance', 'lines', asked],
    queryFn: ({ signal }) => performance.getVehiclePerformanceLines(asked, { signal }),
  });
}
